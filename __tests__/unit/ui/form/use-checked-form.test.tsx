import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { deliver } from "../../../../src/ui/form/deliver-form";
import { endSending } from "../../../../src/ui/form/draft";
import { typeInto } from "../../../../src/ui/form/type-into";
import { useCheckedForm } from "../../../../src/ui/form/use-checked-form";
import type { ErrorOf } from "../../../../src/ui/form/use-field-validity";

jest.mock("../../../../src/ui/notifications", () => ({ notify: jest.fn(), dismissNotification: jest.fn() }));
jest.mock("../../../../src/ui/form/deliver-form", () => ({ deliver: jest.fn() }));

const texts = {
  success: { title: "Sent", text: "It went well." },
  failure: { title: "Not sent", text: "Try again." },
};

type SampleProps = {
  errorOf?: ErrorOf;
  onSettle?: (form: HTMLFormElement) => void;
  onSent?: (fields: FormData) => void;
  /** Whether the button stands within the form. */
  isWhole?: boolean;
};

const noError: ErrorOf = () => "";

/** A form of one field. */
const Sample = ({ errorOf = noError, onSettle, onSent, isWhole = true }: SampleProps) => {
  const { errors, form, button } = useCheckedForm({
    name: "sample",
    errorOf,
    texts,
    ...(onSettle && { onSettle }),
    ...(onSent && { onSent }),
  });
  const send = <button {...button}>send</button>;
  return (
    <>
      <form {...form} aria-label="form">
        <input name="one" defaultValue="kept by the browser" />
        <output>{errors.one}</output>
        {isWhole && send}
      </form>
      {!isWhole && send}
    </>
  );
};

const form = () => screen.getByRole<HTMLFormElement>("form");

afterEach(() => endSending("sample"));

test("what stands in the fields is checked by the last rules", () => {
  const { rerender } = render(<Sample errorOf={() => "wrong"} />);
  expect(screen.getByRole("status")).toHaveTextContent("wrong");
  rerender(<Sample errorOf={() => "late"} />);
  expect(screen.getByRole("status")).toHaveTextContent("late");
});

test("a field that other hands emptied has no error yet, one that the visitor emptied has", () => {
  render(<Sample errorOf={(_, text) => (text === "" ? "wrong" : "")} />);
  const field = screen.getByRole("textbox");
  fireEvent.input(field, { target: { value: "" } });
  expect(screen.getByRole("status")).toHaveTextContent("wrong");
  fireEvent.input(field, { target: { value: "begun" } });
  act(() => typeInto(field as HTMLInputElement, ""));
  expect(screen.getByRole("status")).toHaveTextContent(/^$/);
  expect((field as HTMLInputElement).validity.valid).toBe(false);
});

test("a form settles when it is mounted, and when it was emptied; what was sent is told to who listens last", async () => {
  jest.mocked(deliver).mockResolvedValue();
  const [onSettle, before, after] = [jest.fn(), jest.fn(), jest.fn()];
  const { rerender } = render(<Sample onSettle={onSettle} onSent={before} />);
  expect(onSettle.mock.calls).toEqual([[form()]]);
  rerender(<Sample onSettle={onSettle} onSent={after} />);
  await act(async () => form().requestSubmit());
  expect(onSettle.mock.calls).toEqual([[form()], [form()]]);
  expect(before).not.toHaveBeenCalled();
  expect(after.mock.calls.map(([fields]: [FormData]) => [...fields])).toEqual([[["one", "kept by the browser"]]]);
});

test("a button without a form checks none", () => {
  render(<Sample isWhole={false} />);
  const failing = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", failing);
  fireEvent.click(screen.getByRole("button"));
  window.removeEventListener("error", failing);
  expect(failing).not.toHaveBeenCalled();
});

test("without a form nothing settles", () => {
  const onSettle = jest.fn();
  renderHook(() => useCheckedForm({ name: "sample", errorOf: noError, texts, onSettle }));
  expect(onSettle).not.toHaveBeenCalled();
});
