import { fireEvent, render, screen } from "@testing-library/react";
import { ContactLink } from "../../../../src/sections/contact/contact-link";
import { prefillMessage } from "../../../../src/sections/contact/prefill-message";

jest.mock("../../../../src/sections/contact/prefill-message", () => ({ prefillMessage: jest.fn() }));
const beginning = jest.mocked(prefillMessage);

const toForm = { label: "Write", href: "#message", planned: null };
const withField = (message: string | null, link = toForm) =>
  render(
    <>
      <ContactLink link={link} message={message} />
      <textarea id="message" />
    </>,
  );
const click = (keys = {}) => fireEvent.click(screen.getByRole("link"), keys);

test("a plain link stays a plain link", () => {
  withField(null, { label: "Call", href: "tel:+1", planned: null });
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+1");
  expect(click()).toBe(true);
  expect(beginning).not.toHaveBeenCalled();
});

test("one with a message begins it in the field that it leads to", () => {
  withField("We would like");
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "#message");
  expect(link).toHaveAttribute("data-replay");
  expect(click()).toBe(false);
  expect(beginning).toHaveBeenCalledWith(screen.getByRole("textbox"), "We would like");
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }])("a click with %j is the browser's", (keys) => {
  withField("We would like");
  expect(click(keys)).toBe(true);
  expect(beginning).not.toHaveBeenCalled();
});

test("without the field it is the browser's anchor", () => {
  render(<ContactLink link={toForm} message="We would like" />);
  expect(click()).toBe(true);
  expect(beginning).not.toHaveBeenCalled();
});
