import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ConsultationContext } from "../../../../src/sections/contact/consultation-context";
import { ContactLink } from "../../../../src/sections/contact/contact-link";
import { prefillMessage } from "../../../../src/sections/contact/prefill-message";

jest.mock("../../../../src/sections/contact/prefill-message", () => ({
  ...jest.requireActual<object>("../../../../src/sections/contact/prefill-message"),
  prefillMessage: jest.fn(),
}));
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
  withField(null, { label: "Offices", href: "#offices", planned: null });
  expect(screen.getByRole("link", { name: "Offices" })).toHaveAttribute("href", "#offices");
  expect(click()).toBe(true);
  expect(beginning).not.toHaveBeenCalled();
});

test("one with a message begins it in the field that it leads to", () => {
  withField("We would like");
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "#message");
  expect(link).toHaveAttribute("data-replay");
  expect(click()).toBe(false);
  expect(beginning).toHaveBeenCalledWith("We would like");
});

test("one that names the page besides begins it, too", () => {
  withField("We would like", { ...toForm, href: "/contact#message" });
  click();
  expect(beginning).toHaveBeenCalledWith("We would like");
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "a click with %j is the browser's",
  (keys) => {
    withField("We would like");
    expect(click(keys)).toBe(true);
    expect(beginning).not.toHaveBeenCalled();
  },
);

test("without the field it is the browser's anchor", () => {
  render(<ContactLink link={toForm} message="We would like" />);
  expect(click()).toBe(true);
  expect(beginning).not.toHaveBeenCalled();
});

describe("one that schedules", () => {
  const inContext = (open: () => Promise<void>) => {
    const prefetch = jest.fn();
    render(
      <ConsultationContext.Provider value={{ open, prefetch }}>
        <ContactLink link={toForm} message="We would like" schedules />
        <textarea id="message" />
      </ConsultationContext.Provider>,
    );
    return prefetch;
  };

  test("opens the choice of a time, and asks for it ahead", () => {
    const open = jest.fn(() => Promise.resolve());
    const prefetch = inContext(open);
    fireEvent.focus(screen.getByRole("link"));
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(click()).toBe(false);
    expect(open).toHaveBeenCalledWith(screen.getByRole("link"));
    expect(beginning).not.toHaveBeenCalled();
  });

  test("begins the message where that does not come", async () => {
    inContext(() => Promise.reject(new Error("no chunk")));
    click();
    await waitFor(() => expect(beginning).toHaveBeenCalledWith("We would like"));
  });

  test("begins the message where nothing can be opened", () => {
    render(
      <>
        <ContactLink link={toForm} message="We would like" schedules />
        <textarea id="message" />
      </>,
    );
    click();
    expect(beginning).toHaveBeenCalledTimes(1);
  });
});
