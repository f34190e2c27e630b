import { fireEvent, render, screen, within } from "@testing-library/react";
import { fillText } from "../../../../src/lib/fill-text";
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

test("where the office was changed, its hours and not the length are why a day or a time is gone", () => {
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  const hours = (day: "WEDNESDAY" | "THURSDAY", opens: string, closes: string) => ({ day, opens, closes });
  const other = { ...office, slug: "other", city: "B City", hours: [hours("WEDNESDAY", "10:00", "11:00")] };
  const third = { ...office, slug: "third", city: "C City", hours: [hours("THURSDAY", "09:00", "11:00")] };
  render(<TimePicker texts={texts} offices={[office, other, third]} onConfirm={jest.fn()} onWrite={jest.fn()} />);
  const choose = (slug: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value: slug } });
  fireEvent.click(firstOf(texts.day));
  fireEvent.click(firstOf(texts.time));
  fireEvent.click(within(group(texts.length)).getAllByRole("radio").at(-1)!);
  choose("other");
  const said = screen.getByRole("status").textContent;
  expect(said).toMatch(
    new RegExp(`^${fillText(texts.timeClosed, { time: "\\d+:00.[AP]M", city: "B City" }).replace(/\.$/, "")}`),
  );
  choose("third");
  expect(screen.getByRole("status")).toHaveTextContent(
    fillText(texts.dayClosed, { day: "Wednesday, November 25, 2026", city: "C City" }),
  );
});
