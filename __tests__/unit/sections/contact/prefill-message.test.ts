import { prefillMessage } from "../../../../src/sections/contact/prefill-message";

let field: HTMLTextAreaElement;
let still = false;

beforeEach(() => {
  document.body.innerHTML = '<form data-draft="contact"><textarea id="message" name="message"></textarea></form>';
  field = document.querySelector("textarea") as HTMLTextAreaElement;
  field.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn(
    (query) => ({ matches: still && query === "(prefers-reduced-motion: reduce)" }) as MediaQueryList,
  );
});

test("an empty field gets the beginning, the cursor behind it and an input event", () => {
  const heard = jest.fn();
  document.addEventListener("input", heard, { once: true });
  prefillMessage("We would like");
  expect(field).toHaveValue("We would like ");
  expect(field.selectionStart).toBe(field.value.length);
  expect(field).toHaveFocus();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a field that holds nothing but space gets the beginning, too", () => {
  field.value = "  ";
  prefillMessage("We would like");
  expect(field).toHaveValue("We would like ");
});

test("the focus moves no page: the scrolling that follows does", () => {
  const focus = jest.spyOn(field, "focus");
  prefillMessage("We");
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test("what was typed stays as it is", () => {
  const heard = jest.fn();
  field.value = "Mine";
  field.addEventListener("input", heard);
  prefillMessage("We would like");
  expect(field).toHaveValue("Mine");
  expect(field.selectionStart).toBe(4);
  expect(field).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  [false, "smooth"],
  [true, "instant"],
])("with reduced motion %s the page scrolls %s", (reduced, behavior) => {
  still = reduced;
  prefillMessage("We");
  expect(field.scrollIntoView).toHaveBeenCalledWith({ block: "center", behavior });
});
