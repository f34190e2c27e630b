import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { fillText } from "../../../../src/lib/fill-text";
import { CONTACT_FORM } from "../../../../src/lib/form-names";
import { keptCalendarEntryId } from "../../../../src/sections/contact/calendar-entry";
import { MessageForm } from "../../../../src/sections/contact/message-form";
import { prefillMessage } from "../../../../src/sections/contact/prefill-message";
import { ANALYSIS_TIME } from "../../../../src/sections/contact/use-suggestions";
import { MAX_PASTE_LENGTH, MINIMUM_LENGTH } from "../../../../src/sections/contact/validate-contact";
import { deliver } from "../../../../src/ui/form/deliver-form";
import { keyOf, watchDrafts } from "../../../../src/ui/form/draft";
import { dismissNotification, notify } from "../../../../src/ui/notifications";
import { saveForTab } from "../../../../src/ui/tab-storage";
import { afterwards, formTexts as texts } from "../../../fixtures/contact";
import { siteFrame } from "../../../fixtures/site-frame";
import { shortestText } from "../../../support/shortest-text";

jest.mock("../../../../src/ui/notifications", () => ({ notify: jest.fn(), dismissNotification: jest.fn() }));
jest.mock("../../../../src/ui/form/deliver-form", () => ({
  ...jest.requireActual<object>("../../../../src/ui/form/deliver-form"),
  deliver: jest.fn(),
}));
const delivering = jest.mocked(deliver);
const notifying = jest.mocked(notify);

const VALID = {
  name: "Alex Morgan",
  email: "alex@company.example",
  company: "",
  message: "We would like to sort letters.",
};

const control = (name: "name" | "email" | "company" | "message") =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(texts[name].label);
const fill = (values: Partial<typeof VALID>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.input(control(name as keyof typeof VALID), { target: { value } });
};
/** Also where something else has taken its place. */
const form = () => screen.getByRole<HTMLFormElement>("form", { hidden: true });
/** Sends the form as the button does: the browser checks it first. Waits for what follows. */
const send = () =>
  act(async () => {
    form().requestSubmit();
    await Promise.resolve();
  });
/** Whether the browser would send it; asking `checkValidity` would count as an attempt. */
const isSendable = () => [...form().elements].every((element) => (element as HTMLInputElement).validity.valid);
const suggestions = () => screen.queryByRole("list", { name: texts.suggestionsHeading });

beforeAll(() => {
  watchDrafts();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  jest.useFakeTimers();
  // What was typed outlives the form: each test begins with nothing typed.
  render(<MessageForm form={texts} {...afterwards} />);
  fill({ name: "", email: "", company: "", message: "" });
  cleanup();
  delivering.mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

describe("errors", () => {
  test("none shows at first, and yet the empty form is not valid", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    expect(screen.queryByText(/ error$/)).not.toBeInTheDocument();
    expect(isSendable()).toBe(false);
    expect(control("name").validationMessage).toBe(texts.name.error);
  });

  test.each([
    ["name", shortestText("name").slice(1), shortestText("name")],
    ["email", "alex@", "alex@company.example"],
    ["message", shortestText("message").slice(1), shortestText("message")],
  ] as const)("%s: %j is an error at once, %j is not", (name, bad, good) => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill({ [name]: bad });
    expect(control(name)).toBeInvalid();
    expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(texts[name].error));
    expect(control(name).validationMessage).toBe(texts[name].error);
    fill({ [name]: good });
    expect(control(name)).toBeValid();
    expect(control(name).validationMessage).toBe("");
    expect(screen.queryByText(texts[name].error)).not.toBeInTheDocument();
  });

  test("a change of one field shows no error of another", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill({ message: VALID.message });
    expect(screen.queryByText(/ error$/)).not.toBeInTheDocument();
  });

  test("sending an empty form shows all errors, goes to the first and delivers nothing", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    await send();
    for (const { error } of [texts.name, texts.email, texts.message]) expect(screen.getByText(error)).toBeVisible();
    expect(control("name")).toHaveFocus();
    expect(delivering).not.toHaveBeenCalled();
  });

  test("the first bad field takes the focus, not the first field", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill({ ...VALID, email: "alex", message: "short" });
    await send();
    expect(control("email")).toHaveFocus();
  });

  test("what a program wrote into the fields without an event counts at the first press", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    for (const [name, value] of Object.entries(VALID)) control(name as "name").value = value;
    await act(async () => {
      fireEvent.click(screen.getByRole("button"));
      await Promise.resolve();
    });
    expect(delivering).toHaveBeenCalledTimes(1);
  });

  test("the company may stay empty", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    expect(isSendable()).toBe(true);
  });
});

describe("without scripts", () => {
  test("the rules stand in the HTML", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    for (const name of ["name", "email", "message"] as const) expect(control(name)).toBeRequired();
    expect(control("company")).not.toBeRequired();
    expect(control("name")).toHaveAttribute("minlength", String(MINIMUM_LENGTH.name));
    expect(control("message")).toHaveAttribute("minlength", String(MINIMUM_LENGTH.message));
    expect(control("email")).toHaveAttribute("type", "email");
    expect(control("name")).toHaveAttribute("autocomplete", "name");
    expect(control("email")).toHaveAttribute("autocomplete", "email");
    expect(control("company")).toHaveAttribute("autocomplete", "organization");
  });
});

describe("text that stood there before the scripts ran", () => {
  test("is kept, validated and followed, and shows the errors of what is filled", () => {
    const { container: server, unmount } = render(<MessageForm form={texts} {...afterwards} />);
    const container = document.createElement("div");
    container.innerHTML = server.innerHTML;
    unmount();
    document.body.append(container);
    control("name").value = "A";
    control("message").value = VALID.message;
    render(<MessageForm form={texts} {...afterwards} />, { container, hydrate: true });
    expect(control("name")).toHaveValue("A");
    expect(control("message")).toHaveValue(VALID.message);
    expect(control("name").validationMessage).toBe(texts.name.error);
    expect(control("message").validationMessage).toBe("");
    expect(screen.getAllByText(/ error$/)).toEqual([screen.getByText(texts.name.error)]);
    expect(screen.getByRole("status")).toHaveTextContent(texts.analyzing);
  });
});

test("who comes back to the form finds what was typed", () => {
  const { unmount } = render(<MessageForm form={texts} {...afterwards} />);
  fill({ name: VALID.name, message: VALID.message });
  unmount();
  render(<MessageForm form={texts} {...afterwards} />);
  expect(control("name")).toHaveValue(VALID.name);
  expect(control("message")).toHaveValue(VALID.message);
  expect(screen.getByText(texts.analyzing)).toBeVisible();
});

test("who comes back while the form is under way finds it so; its end empties the new form", async () => {
  let accept = () => {};
  delivering.mockReturnValue(new Promise((resolve) => (accept = resolve)));
  const { unmount } = render(<MessageForm form={texts} {...afterwards} />);
  fill(VALID);
  await send();
  unmount();
  render(<MessageForm form={texts} {...afterwards} />);
  expect(form()).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  expect(control("message")).toHaveAttribute("readonly");
  expect(control("message")).toHaveValue(VALID.message);
  await send();
  expect(delivering).toHaveBeenCalledTimes(1);
  await act(async () => accept());
  expect(notifying).toHaveBeenCalledTimes(1);
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(control("message")).toHaveValue("");
  expect(screen.queryByText(/ error$/)).not.toBeInTheDocument();
});

test("a refused try takes back what was said of the one before", async () => {
  render(<MessageForm form={texts} {...afterwards} />);
  expect(dismissNotification).not.toHaveBeenCalled();
  await send();
  expect(dismissNotification).toHaveBeenCalled();
});

test("the second press of a double click is not a second try", async () => {
  render(<MessageForm form={texts} {...afterwards} />);
  fill(VALID);
  await send();
  const button = screen.getByRole("button", { name: texts.submit, hidden: true });
  expect(fireEvent.click(button)).toBe(false);
  expect(screen.queryByText(/ error$/)).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1_500));
  expect(fireEvent.click(button)).toBe(true);
});

describe("suggestions", () => {
  test("the indicator, then three suggestions; cleared with the message", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    expect(screen.queryByText(texts.analyzing)).not.toBeInTheDocument();
    fill({ message: VALID.message });
    expect(screen.getByText(texts.analyzing)).toBeVisible();
    expect(suggestions()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(ANALYSIS_TIME));
    expect(screen.queryByText(texts.analyzing)).not.toBeInTheDocument();
    const list = suggestions();
    expect(
      list &&
        within(list)
          .getAllByRole("listitem")
          .map((item) => item.textContent),
    ).toEqual(texts.suggestions.map(({ text }) => text));
    expect(screen.getByRole("status")).toContainElement(list);
    fill({ message: "short" });
    expect(suggestions()).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent(texts.waiting);
  });

  test("one that the message follows is marked, however late it does", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    const [first, second, third] = texts.suggestions.map(({ text }) => text);
    const marked = (text?: string) => `${texts.mentioned} ${text}`;
    const items = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
    fill({ message: "Our OWLS count slowly." });
    act(() => jest.advanceTimersByTime(ANALYSIS_TIME));
    expect(items()).toEqual([marked(first), second, third]);
    fill({ message: "Down the river, by June." });
    // Of two things that it asks for, the message says one.
    expect(items()).toEqual([first, second, marked(third)]);
    fill({ message: "Down the river, by June, for $5,000." });
    expect(items()).toEqual([first, marked(second), marked(third)]);
  });

  test("other fields start nothing", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill({ name: VALID.message });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("sending", () => {
  test("delivers the fields, confirms and clears everything", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill({ ...VALID, company: "Company" });
    act(() => jest.advanceTimersByTime(ANALYSIS_TIME));
    await send();
    expect(Object.fromEntries(delivering.mock.calls[0]?.[0] ?? [])).toEqual({
      ...VALID,
      company: "Company",
      "slot-utc": "",
      "slot-words": "",
      office: "",
      length: "",
    });
    expect(notifying).toHaveBeenCalledWith({ ...texts.success, tone: "success" });
    for (const name of ["name", "email", "company", "message"] as const) expect(control(name)).toHaveValue("");
    expect(screen.queryByText(/ error$/)).not.toBeInTheDocument();
    expect(suggestions()).not.toBeInTheDocument();
    expect(isSendable()).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("waits for the host before it confirms, and sends once", async () => {
    let accept = () => {};
    delivering.mockReturnValue(new Promise((resolve) => (accept = resolve)));
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    await send();
    await send();
    expect(delivering).toHaveBeenCalledTimes(1);
    expect(notifying).not.toHaveBeenCalled();
    expect(form()).toHaveAttribute("aria-busy", "true");
    expect(control("message")).toHaveAttribute("readonly");
    expect(control("message")).toHaveValue(VALID.message);
    await act(async () => accept());
    expect(notifying).toHaveBeenCalledTimes(1);
    expect(form()).toHaveAttribute("aria-busy", "false");
  });

  test("keeps the text where the host refuses, says so, and may be tried again", async () => {
    delivering.mockRejectedValueOnce(new Error("refused"));
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    await send();
    expect(notifying).toHaveBeenCalledWith({ ...texts.failure, tone: "failure" });
    for (const name of ["name", "email", "message"] as const) expect(control(name)).toHaveValue(VALID[name]);
    await send();
    expect(notifying).toHaveBeenLastCalledWith({ ...texts.success, tone: "success" });
  });

  test("the browser itself sends nothing and stays on the page", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    await act(async () => expect(fireEvent.submit(form())).toBe(false));
  });

  test("the button sends", async () => {
    jest.useRealTimers();
    const user = userEvent.setup();
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    await user.click(screen.getByRole("button", { name: texts.submit }));
    expect(delivering).toHaveBeenCalledTimes(1);
  });
});

describe("a pasted text", () => {
  const paste = (length: number) =>
    fireEvent.paste(control("message"), { clipboardData: { getData: () => "x".repeat(length) } });

  test("is taken up to the longest", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    expect(paste(MAX_PASTE_LENGTH)).toBe(true);
    expect(notifying).not.toHaveBeenCalled();
  });

  test("is refused beyond it, with the limit in words", () => {
    render(<MessageForm form={texts} {...afterwards} />);
    expect(paste(MAX_PASTE_LENGTH + 1)).toBe(false);
    const { title } = texts.pasteTooLong;
    expect(notifying).toHaveBeenCalledWith({ title, text: "More than 50,000", tone: "failure" });
  });
});

describe("once it was sent", () => {
  const SLOT = {
    "slot-utc": "2026-11-24T17:30:00Z",
    "slot-words": "30 minutes on Tuesday",
    office: "London",
    length: "30",
  };
  const panel = () => screen.queryByRole("region", { name: texts.success.title });
  const sendWith = async (values: Partial<typeof VALID>) => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill({ ...VALID, ...values });
    await send();
    await screen.findByRole("region", { name: texts.success.title });
  };

  test("a panel takes its place and the focus, and says what follows", async () => {
    await sendWith({});
    expect(form()).not.toBeVisible();
    expect(screen.getByRole("heading", { name: texts.success.title })).toHaveFocus();
    const steps = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(steps).toEqual(
      afterwards.steps.map(({ title, description }, index) => `${index + 1}${title}${description}`),
    );
    expect(panel()).toHaveTextContent(texts.success.text);
    expect(screen.queryByText(afterwards.calendar.requested)).not.toBeInTheDocument();
  });

  test("the focus stays with who types elsewhere by then", async () => {
    render(
      <>
        <MessageForm form={texts} {...afterwards} />
        <input aria-label="elsewhere" />
      </>,
    );
    fill(VALID);
    const sending = send();
    screen.getByLabelText("elsewhere").focus();
    await sending;
    await screen.findByRole("region", { name: texts.success.title });
    expect(screen.getByLabelText("elsewhere")).toHaveFocus();
  });

  test.each([
    ["We sort letters.", texts.sent.articles[0]!.link],
    ["We sort parcels.", texts.sent.otherwise],
  ])("%j gets an article that fits", async (message, link) => {
    await sendWith({ message });
    expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href);
  });

  test("the address that the reply goes to can be checked", async () => {
    await sendWith({ email: "ada@analytical.example" });
    expect(panel()).toHaveTextContent(fillText(texts.sent.replyTo, { email: "ada@analytical.example" }));
  });

  test("the time that was asked for stays to be seen, with its calendar file", async () => {
    URL.createObjectURL = jest.fn(() => "blob:file");
    URL.revokeObjectURL = jest.fn();
    jest.mocked(useStaticQuery).mockReturnValue(siteFrame);
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    for (const [name, value] of Object.entries(SLOT))
      (form().elements.namedItem(name) as HTMLInputElement).value = value;
    await send();
    expect(await screen.findByText(SLOT["slot-words"])).toBeVisible();
    const { email } = siteFrame.settings;
    expect(panel()).toHaveTextContent(fillText(afterwards.calendar.move, { email }));
    expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    expect(screen.getByRole("link", { name: afterwards.calendar.file })).toHaveAttribute("href", "blob:file");
    expect(form().elements.namedItem("slot-utc")).toHaveValue("");
  });

  test("the button brings the form back, empty, with the focus in its first field", async () => {
    await sendWith({});
    fireEvent.click(screen.getByRole("button", { name: texts.sent.again }));
    expect(panel()).not.toBeInTheDocument();
    expect(form()).toBeVisible();
    expect(control("name")).toHaveFocus();
    expect(control("message")).toHaveValue("");
  });

  test("what another button puts into the message brings it back at once", async () => {
    await sendWith({});
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    const message = control("message") as HTMLTextAreaElement;
    act(() => prefillMessage("I’d like to"));
    expect(panel()).not.toBeInTheDocument();
    expect(message).toBeVisible();
    expect(message).toHaveFocus();
  });

  test("the next message asks for another entry of the calendar, and no sooner", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    const id = keptCalendarEntryId();
    fill(VALID);
    expect(keptCalendarEntryId()).toBe(id);
    cleanup();
    await sendWith({});
    expect(keptCalendarEntryId()).toBe(id);
    act(() => prefillMessage("I’d like to"));
    expect(keptCalendarEntryId()).not.toBe(id);
  });

  test("the second press of a double click does nothing in it", async () => {
    await sendWith({});
    fireEvent.click(screen.getByRole("button", { name: texts.sent.again }), { detail: 2 });
    expect(panel()).toBeVisible();
    expect(fireEvent.click(screen.getByRole("link"), { detail: 2 })).toBe(false);
  });

  test("who writes on before the panel's code is there keeps the form", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    const writeOn = () => void Promise.resolve().then(() => fill({ message: "And then" }));
    form().addEventListener("reset", writeOn, { once: true });
    await send();
    await act(async () => {
      await import("../../../../src/sections/contact/message-sent");
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(control("message")).toHaveValue("And then");
    expect(form()).toBeVisible();
    expect(panel()).not.toBeInTheDocument();
  });

  test.each([
    ["#data", false],
    ["#message", true],
  ])("after a reload at %s the form shows: %s", async (hash, shows) => {
    await sendWith({});
    cleanup();
    history.replaceState(null, "", hash);
    render(<MessageForm form={texts} {...afterwards} />);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(panel() === null).toBe(shows);
    history.replaceState(null, "", location.pathname);
  });

  test("a message that was begun on another page since takes its place", async () => {
    await sendWith({});
    cleanup();
    saveForTab(keyOf(CONTACT_FORM, "message"), "From elsewhere");
    render(<MessageForm form={texts} {...afterwards} />);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(panel()).not.toBeInTheDocument();
    expect(control("message")).toHaveValue("From elsewhere");
    expect(form()).toBeVisible();
  });

  test("where it ends on another page, the panel shows on the way back", async () => {
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    let arrive = () => {};
    delivering.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
    fireEvent.submit(form());
    cleanup();
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(100));
    render(<MessageForm form={texts} {...afterwards} />);
    expect(await screen.findByRole("region", { name: texts.success.title })).toBeVisible();
  });

  test("a failure leaves the form where it is", async () => {
    delivering.mockRejectedValueOnce(new Error("refused"));
    render(<MessageForm form={texts} {...afterwards} />);
    fill(VALID);
    await send();
    expect(form()).toBeVisible();
    expect(panel()).not.toBeInTheDocument();
  });
});
