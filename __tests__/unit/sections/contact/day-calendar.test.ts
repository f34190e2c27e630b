import { calendarOf } from "../../../../src/sections/contact/day-calendar";

/** "column,row" of each day. */
const placesOf = (days: readonly string[]) => calendarOf(days).places.map(({ column, row }) => `${column},${row}`);

test("each weekday has its column and each week its row", () => {
  // A Tuesday, that week's Wednesday and Friday (its Thursday is a holiday), and the next Monday.
  const days = ["2026-11-24", "2026-11-25", "2026-11-27", "2026-11-30"];
  expect(calendarOf(days).columns).toEqual(["2026-11-30", "2026-11-24", "2026-11-25", "2026-11-27"]);
  expect(placesOf(days)).toEqual(["1,0", "2,0", "3,0", "0,1"]);
});

test("a week whose first days are missing does not slip into the row above", () => {
  expect(placesOf(["2026-12-21", "2026-12-29"])).toEqual(["0,0", "1,1"]);
});

test("weeks are told apart over the end of a year, and Sunday ends one", () => {
  expect(placesOf(["2026-12-31", "2027-01-01", "2027-01-03", "2027-01-04"])).toEqual(["1,0", "2,0", "3,0", "0,1"]);
});

test("without days there is nothing to lay out", () => {
  expect(calendarOf([])).toEqual({ columns: [], places: [] });
});
