import { fireEvent, render, screen, within } from "@testing-library/react";
import { TimePicker } from "../../../../src/sections/contact/time-picker";
import contact from "../../../fixtures/content/pages/contact.json";

/** The beginning of Monday, November 23, 2026, in milliseconds since 1970. */
const NOW = Date.UTC(2026, 10, 23);

const { consultation: texts } = contact;

const office: Queries.OfficeTimesFragment = {
  slug: "office",
  city: "A City",
  timeZone: "UTC",
  hours: [{ day: "WEDNESDAY", opens: "09:00", closes: "11:00" }],
  holidays: [{ date: "2026-12-25" }],
};

// jsdom (26) has neither.
beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => sessionStorage.clear());

const show = (now = NOW) => {
  jest.spyOn(Date, "now").mockReturnValue(now);
  const calls = { onConfirm: jest.fn(), onWrite: jest.fn() };
  render(<TimePicker texts={texts} offices={[office]} {...calls} />);
  return calls;
};
const group = (name: string) => screen.getByRole("group", { name });
const firstOf = (name: string) => within(group(name)).getAllByRole("radio")[0]!;
const confirm = () => fireEvent.click(screen.getByRole("button", { name: texts.confirm }));

test("who confirms too early is led to what is missing: a day, then a time", () => {
  const { onConfirm } = show();
  confirm();
  expect(firstOf(texts.day)).toHaveFocus();
  fireEvent.click(firstOf(texts.day));
  confirm();
  expect(firstOf(texts.time)).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(firstOf(texts.time));
  confirm();
  expect(onConfirm.mock.calls[0]).toMatchObject([{ office: "A City", start: Date.UTC(2026, 10, 25, 9) }]);
});

test("with a clock that cannot be right, it offers to write and nothing else", () => {
  const { onWrite } = show(0);
  expect(screen.queryByRole("radio")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: texts.write }));
  expect(onWrite).toHaveBeenCalledTimes(1);
});
