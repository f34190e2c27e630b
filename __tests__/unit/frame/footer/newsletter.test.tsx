import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Newsletter } from "../../../../src/frame/footer/newsletter";
import { deliver } from "../../../../src/ui/form/deliver-form";
import { sendForm } from "../../../../src/ui/form/deliveries";
import { notify } from "../../../../src/ui/notifications";
import { readForTab, saveForTab } from "../../../../src/ui/tab-storage";
import { siteFrame } from "../../../fixtures/site-frame";

jest.mock("../../../../src/ui/notifications", () => ({ notify: jest.fn(), dismissNotification: jest.fn() }));
jest.mock("../../../../src/ui/form/deliver-form", () => ({
  ...jest.requireActual<object>("../../../../src/ui/form/deliver-form"),
  deliver: jest.fn(),
}));
const delivering = jest.mocked(deliver);
const notifying = jest.mocked(notify);

const texts = siteFrame.navigation.footer.newsletter;
const ADDRESS = "alex@company.example";
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: texts.emailLabel });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const send = () =>
  act(async () => {
    field().form?.requestSubmit();
    await Promise.resolve();
  });

beforeEach(() => {
  saveForTab("subscribed", "");
  delivering.mockResolvedValue();
  render(<Newsletter texts={texts} />);
});

test("a sound address is delivered, confirmed and taken out of the field", async () => {
  type(ADDRESS);
  field().focus();
  await send();
  expect(delivering).toHaveBeenCalledTimes(1);
  expect(delivering.mock.calls[0]?.[0].get("email")).toBe(ADDRESS);
  expect(notifying).toHaveBeenCalledWith({ ...texts.success, tone: "success" });
  const again = screen.getByRole("button", { name: texts.again });
  expect(again).toHaveFocus();
  fireEvent.click(again);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  expect(field().validationMessage).toBe(texts.invalid);
  expect(screen.queryByText(texts.invalid)).not.toBeInTheDocument();
});

test.each(["", "alex", "alex@company", "a b@company.example"])(
  "%j is not sent, and the reason is said",
  async (address) => {
    if (address) type(address);
    await send();
    expect(delivering).not.toHaveBeenCalled();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(texts.invalid);
    type(ADDRESS);
    expect(field()).toBeValid();
    expect(field()).not.toHaveAccessibleDescription();
  },
);

test("a refusal keeps the address, says so, and the next attempt goes out", async () => {
  delivering.mockRejectedValueOnce(new Error("refused"));
  type(ADDRESS);
  await send();
  expect(notifying).toHaveBeenLastCalledWith({ ...texts.failure, tone: "failure" });
  expect(field()).toHaveValue(ADDRESS);
  await send();
  expect(notifying).toHaveBeenLastCalledWith({ ...texts.success, tone: "success" });
});

test("while it is under way it is not sent again, and nothing is confirmed yet", async () => {
  let accept: () => void = () => undefined;
  delivering.mockReturnValueOnce(new Promise((resolve) => (accept = resolve)));
  type(ADDRESS);
  await send();
  await send();
  expect(delivering).toHaveBeenCalledTimes(1);
  expect(notifying).not.toHaveBeenCalled();
  const { form } = field();
  expect(form).toHaveAttribute("aria-busy", "true");
  await act(async () => accept());
  expect(notifying).toHaveBeenCalledTimes(1);
  expect(form).toHaveAttribute("aria-busy", "false");
});

test("who has subscribed in the tab is not asked again, and the focus stays where it is", async () => {
  type(ADDRESS);
  await send();
  expect(readForTab("subscribed")).not.toBe("");
  cleanup();
  render(<Newsletter texts={texts} />);
  expect(screen.getByRole("button", { name: texts.again })).not.toHaveFocus();
  expect(screen.getByText(texts.success.title, { exact: false })).toBeInTheDocument();
});

test("another form's delivery is none of this one's", async () => {
  await act(() => sendForm("contact", new FormData(), texts));
  expect(screen.queryByRole("button", { name: texts.again })).not.toBeInTheDocument();
});
