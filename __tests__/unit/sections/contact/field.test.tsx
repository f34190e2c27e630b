import { render, screen } from "@testing-library/react";
import { Field } from "../../../../src/sections/contact/field";

test("label, hint and error belong to the control", () => {
  render(<Field id="size" name="size" label="Size" hint="In meters" error="Too small" />);
  const control = screen.getByRole("textbox", { name: "Size" });
  expect(control).toHaveAccessibleDescription("In meters Too small");
  expect(control).toBeInvalid();
});

test("without hint and error there is nothing to describe, and the control is not invalid", () => {
  render(<Field id="size" name="size" label="Size" />);
  const control = screen.getByRole("textbox", { name: "Size" });
  expect(control).not.toHaveAccessibleDescription();
  expect(control).toHaveAttribute("aria-invalid", "false");
});

test("the mark is not part of the control's name", () => {
  render(<Field id="size" name="size" label="Size" mark="If you like" />);
  expect(screen.getByText("If you like")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveAccessibleName("Size");
});

test.each([
  ["input", "INPUT"],
  ["textarea", "TEXTAREA"],
] as const)("as %s it is a %s with the attributes that it was given", (as, element) => {
  render(<Field as={as} id="size" name="size" label="Size" required minLength={3} autoComplete="off" />);
  const control = screen.getByRole("textbox");
  expect(control.tagName).toBe(element);
  expect(control).toBeRequired();
  expect(control).toHaveAttribute("minlength", "3");
  expect(control).toHaveAttribute("autocomplete", "off");
});
