import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { deliver } from "../../../../src/ui/form/deliver-form";
import type { DeliveryTexts } from "../../../../src/ui/form/deliveries";
import { beginSending, endSending } from "../../../../src/ui/form/draft";
import { useDelivery } from "../../../../src/ui/form/use-delivery";
import { notify } from "../../../../src/ui/notifications";

jest.mock("../../../../src/ui/notifications", () => ({ notify: jest.fn() }));
jest.mock("../../../../src/ui/form/deliver-form", () => ({ deliver: jest.fn() }));

const TEXTS: DeliveryTexts = {
  success: { title: "Sent", text: "It went well." },
  failure: { title: "Not sent", text: "Try again." },
  interrupted: { title: "Left", text: "It may have arrived." },
};

type SampleProps = {
  name?: string;
  texts?: DeliveryTexts;
  onEmptied?: (form: HTMLFormElement, sent: FormData) => void;
};

const ignore = (): void => undefined;

/** A form with two fields. */
const Sample = ({ name = "sample", texts = TEXTS, onEmptied = ignore }: SampleProps) => {
  const element = useRef<HTMLFormElement>(null);
  const { pending, onSubmit, onPress } = useDelivery({ name, element, texts, onEmptied });
  return (
    <form ref={element} aria-label={name} aria-busy={pending} onSubmit={onSubmit}>
      <input name="first" aria-label={`${name} first`} />
      <input name="second" aria-label={`${name} second`} />
      <button onClick={onPress}>{name}</button>
    </form>
  );
};

const form = (name = "sample") => screen.getByRole<HTMLFormElement>("form", { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

/** Presses the button as the browser does; returns what answers the delivery. */
const send = async (name = "sample"): Promise<() => Promise<void>> => {
  let answer = ignore;
  jest.mocked(deliver).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await act(async () => form(name).requestSubmit());
  return () => act(async () => answer());
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ["sample", "other"]) endSending(name);
});

test("a delivered form is emptied, and what was sent is told", async () => {
  const onEmptied = jest.fn();
  render(<Sample onEmptied={onEmptied} />);
  type("sample first", "one");
  const answer = await send();
  expect(form()).toHaveAttribute("aria-busy", "true");
  await answer();
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(field("sample first")).toHaveValue("");
  const [emptied, sent] = onEmptied.mock.calls[0] as [HTMLFormElement, FormData];
  expect(emptied).toBe(form());
  expect(sent.get("first")).toBe("one");
});

test("who changed one of the fields meanwhile keeps all of them", async () => {
  const onEmptied = jest.fn();
  render(<Sample onEmptied={onEmptied} />);
  type("sample first", "one");
  const answer = await send();
  type("sample second", "two");
  await answer();
  expect(field("sample first")).toHaveValue("one");
  expect(field("sample second")).toHaveValue("two");
  expect(onEmptied).not.toHaveBeenCalled();
});

test("the delivery of one form is none of another, though it holds the same", async () => {
  render(
    <>
      <Sample />
      <Sample name="other" />
    </>,
  );
  for (const name of ["sample", "other"]) type(`${name} first`, "one");
  const answer = await send();
  expect(form("other")).toHaveAttribute("aria-busy", "false");
  await answer();
  expect(field("sample first")).toHaveValue("");
  expect(field("other first")).toHaveValue("one");
});

test("the newest callback is called", async () => {
  const newest = jest.fn();
  const { rerender } = render(<Sample />);
  rerender(<Sample onEmptied={newest} />);
  const answer = await send();
  await answer();
  expect(newest).toHaveBeenCalledTimes(1);
});

describe("a form whose delivery was interrupted by leaving the page", () => {
  test("says so once, and takes no press that was made without knowing it", async () => {
    beginSending("sample");
    const { rerender } = render(<Sample />);
    expect(jest.mocked(notify).mock.calls).toEqual([
      [{ title: "Left", text: "It may have arrived.", tone: "failure" }],
    ]);
    rerender(<Sample />);
    expect(notify).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(fireEvent.click(screen.getByRole("button"))).toBe(false);
    await send();
    expect(deliver).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    const answer = await send();
    expect(deliver).toHaveBeenCalledTimes(1);
    await answer();
  });

  test("says nothing where it has no words for it, or was not under way", () => {
    render(<Sample />);
    beginSending("other");
    const { success, failure } = TEXTS;
    render(<Sample name="other" texts={{ success, failure }} />);
    expect(notify).not.toHaveBeenCalled();
  });
});

test("the built page shows no form under way", async () => {
  render(<Sample />);
  const answer = await send();
  expect(renderToString(<Sample />)).toContain('aria-busy="false"');
  await answer();
});
