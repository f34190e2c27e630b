import { fireEvent, render, screen } from "@testing-library/react";
import type { TextControl } from "../../../../src/ui/form/text-controls";
import { useFieldValidity } from "../../../../src/ui/form/use-field-validity";

const errorOf = (name: string, text: string, typeMismatch: boolean) =>
  name === "free" || (text.startsWith("ok") && !typeMismatch) ? "" : `${name} is wrong`;

/** Called at every rendering. */
const rendered = jest.fn();

const Form = ({ rules = errorOf }: { rules?: typeof errorOf }) => {
  const { errors, checkField, reportInvalid, checkForm, validateForm } = useFieldValidity(rules);
  rendered();
  return (
    <form
      aria-label="form"
      onInput={({ target }) => checkField(target as TextControl, true)}
      onInvalid={({ target }) => reportInvalid(target as TextControl)}
      onReset={({ currentTarget }) => checkForm(currentTarget)}
    >
      <input aria-label="nameless" />
      <textarea aria-label="nameless text" />
      <input type="hidden" name="hidden" />
      <input name="free" />
      <input name="one" />
      <input type="url" name="link" />
      <textarea name="many" />
      <button onClick={({ currentTarget: { form } }) => form && validateForm(form)}>send</button>
      <output>{Object.values(errors).filter(Boolean).join(", ")}</output>
    </form>
  );
};

const control = (name: string) =>
  screen.getByLabelText<HTMLFormElement>("form").elements.namedItem(name) as TextControl;
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
const shown = () => screen.getByRole("status").textContent;

let shownForm: ReturnType<typeof render>;

beforeEach(() => (shownForm = render(<Form />)));

test("a changed field shows its error, which is its native validity too", () => {
  type("one", "no");
  expect(shown()).toBe("one is wrong");
  expect(control("one").validationMessage).toBe("one is wrong");
  type("one", "ok");
  expect(shown()).toBe("");
  expect(control("one").validity.valid).toBe(true);
});

test("a check of the whole form validates all and shows the errors of what is filled", () => {
  control("one").value = "no";
  fireEvent.reset(screen.getByLabelText("form"));
  expect(shown()).toBe("one is wrong");
  control("one").value = "";
  fireEvent.reset(screen.getByLabelText("form"));
  expect(shown()).toBe("");
  expect(control("one").validity.customError).toBe(true);
  expect(control("many").validity.customError).toBe(true);
  expect(control("free").validity.valid).toBe(true);
  for (const label of ["nameless", "nameless text"])
    expect(screen.getByLabelText<TextControl>(label).validity.customError).toBe(false);
  expect(control("hidden").validity.customError).toBe(false);
});

test("a refused form shows every error and goes to the first", () => {
  fireEvent.reset(screen.getByLabelText("form"));
  fireEvent.click(screen.getByRole("button"));
  expect(shown()).toBe("one is wrong, link is wrong, many is wrong");
  expect(control("one")).toHaveFocus();
});

test("where only the browser objects, the field's error shows all the same, as it is typed", () => {
  type("one", "ok");
  type("many", "ok");
  type("link", "ok, but no address");
  expect(control("link").validity.typeMismatch).toBe(true);
  expect(shown()).toBe("link is wrong");
  fireEvent.click(screen.getByRole("button"));
  expect(shown()).toBe("link is wrong");
  expect(control("link")).toHaveFocus();
});

test("a field without a name is nobody's to judge", () => {
  fireEvent.reset(screen.getByLabelText("form"));
  expect(screen.getByLabelText<HTMLInputElement>("nameless").validity.valid).toBe(true);
});

test("what changes nothing that shows renders nothing", () => {
  rendered.mockClear();
  type("one", "ok");
  type("one", "ok then");
  expect(rendered).not.toHaveBeenCalled();
});

test("rules may change: each check goes by the last", () => {
  shownForm.rerender(<Form rules={(name) => `${name} is late`} />);
  type("one", "ok");
  expect(shown()).toBe("one is late");
  fireEvent.invalid(control("link"));
  expect(shown()).toBe("one is late, link is late");
  // Right by the earlier rules.
  control("many").value = "ok";
  fireEvent.click(screen.getByRole("button"));
  expect(control("many").validationMessage).toBe("many is late");
  control("many").value = "";
  control("free").value = "filled";
  fireEvent.reset(screen.getByLabelText("form"));
  expect(shown()).toBe("free is late, one is late");
});
