import {
  clockRange,
  clockTime,
  longDay,
  shortDate,
  shortDateParts,
  shortWeekday,
  zoneName,
} from "../../../../src/sections/contact/time-words";
import {
  addDays,
  dayOf,
  instantOf,
  isKnownZone,
  MINUTE,
  offsetAt,
  weekdayOf,
} from "../../../../src/sections/contact/zoned-time";

const at = (text: string): number => Date.parse(text);
const HOUR = 60 * MINUTE;

test.each([
  ["America/Los_Angeles", true],
  ["Asia/Kathmandu", true],
  ["UTC", true],
  ["Etc/Unknown", false],
  ["Moon/Tranquility", false],
  ["", false],
  [undefined, false],
])("the zone %p is known: %p", (zone, known) => {
  expect(isKnownZone(zone)).toBe(known);
});

describe.each([
  // Clocks change at 2 am there in the United States, and at 1 am UTC in the United Kingdom.
  ["America/Los_Angeles", "2026-03-08T10:00:00Z", -8, -7],
  ["America/Los_Angeles", "2026-11-01T09:00:00Z", -7, -8],
  ["America/Los_Angeles", "2027-03-14T10:00:00Z", -8, -7],
  ["America/Los_Angeles", "2027-11-07T09:00:00Z", -7, -8],
  ["America/New_York", "2026-03-08T07:00:00Z", -5, -4],
  ["America/New_York", "2026-11-01T06:00:00Z", -4, -5],
  ["America/New_York", "2027-03-14T07:00:00Z", -5, -4],
  ["America/New_York", "2027-11-07T06:00:00Z", -4, -5],
  ["Europe/London", "2026-03-29T01:00:00Z", 0, 1],
  ["Europe/London", "2026-10-25T01:00:00Z", 1, 0],
  ["Europe/London", "2027-03-28T01:00:00Z", 0, 1],
  ["Europe/London", "2027-10-31T01:00:00Z", 1, 0],
])("%s, change at %s", (zone, change, before, after) => {
  test("the offset changes then, and not before", () => {
    expect(offsetAt(at(change) - 1, zone)).toBe(before * HOUR);
    expect(offsetAt(at(change), zone)).toBe(after * HOUR);
  });

  test("each minute of the days around is found again; of what comes twice, the first; what is skipped, not at all", () => {
    for (const day of [-1, 0, 1].map((days) => addDays(dayOf(at(change), zone), days))) {
      for (let minutes = 0; minutes < 1440; minutes += 5) {
        const wall = at(`${day}T00:00:00Z`) + minutes * MINUTE;
        const instants = [before, after].map((hours) => wall - hours * HOUR);
        const real = instants.filter((instant) => instant + offsetAt(instant, zone) === wall);
        expect(instantOf(day, minutes, zone)).toBe(real.length > 0 ? Math.min(...real) : undefined);
      }
    }
  });
});

test("an hour is skipped in spring and comes twice in fall", () => {
  const zone = "America/New_York";
  expect(instantOf("2027-03-14", 2 * 60 + 30, zone)).toBeUndefined();
  expect(instantOf("2027-11-07", 60 + 30, zone)).toBe(at("2027-11-07T05:30:00Z"));
});

test.each([
  ["2026-11-24", 0, "Asia/Kathmandu", "2026-11-23T18:15:00Z"],
  ["2026-11-24", 540, "Asia/Kathmandu", "2026-11-24T03:15:00Z"],
  ["2026-07-01", 540, "Asia/Tokyo", "2026-07-01T00:00:00Z"],
  ["2026-07-01", 540, "America/Phoenix", "2026-07-01T16:00:00Z"],
  ["2026-12-01", 540, "America/Phoenix", "2026-12-01T16:00:00Z"],
  ["2026-12-31", 1440, "Europe/London", "2027-01-01T00:00:00Z"],
  ["2027-01-01", 0, "Pacific/Kiritimati", "2026-12-31T10:00:00Z"],
  // Half an hour only.
  ["2026-10-05", 540, "Australia/Lord_Howe", "2026-10-04T22:00:00Z"],
])("on %s, %d minutes after midnight, clocks of %s stand at %s", (day, minutes, zone, instant) => {
  expect(instantOf(day, minutes, zone)).toBe(at(instant));
});

test.each([
  ["2026-11-24T07:59:59Z", "America/Los_Angeles", "2026-11-23"],
  ["2026-11-24T08:00:00Z", "America/Los_Angeles", "2026-11-24"],
  ["2026-11-24T18:14:59Z", "Asia/Kathmandu", "2026-11-24"],
  ["2026-11-24T18:15:00Z", "Asia/Kathmandu", "2026-11-25"],
])("at %s the calendar of %s shows %s", (instant, zone, day) => {
  expect(dayOf(at(instant), zone)).toBe(day);
});

test("days are counted over months, years and a leap day", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  expect(["2026-11-23", "2026-11-29"].map(weekdayOf)).toEqual([0, 6]);
});

test("times are said as Americans read them", () => {
  const instant = at("2026-11-24T17:30:00Z");
  expect(longDay(instant, "America/Los_Angeles")).toBe("Tuesday, November 24, 2026");
  expect([shortWeekday, shortDate].map((part) => part(instant, "Asia/Tokyo"))).toEqual(["Wed", "Nov 25"]);
  expect(shortDateParts(instant, "Asia/Tokyo").map(({ value }) => value)).toEqual(["Nov", " ", "25"]);
  expect(clockTime(instant, "Asia/Kathmandu")).toBe("11:15 PM");
  expect(clockTime(at("2026-11-24T00:00:00Z"), "Europe/London")).toBe("12:00 AM");
  expect(clockRange(instant, instant + 45 * MINUTE, "America/Los_Angeles")).toBe("9:30 – 10:15 AM");
  expect(zoneName(instant, "America/Los_Angeles")).toBe("Pacific Standard Time");
  expect(zoneName(at("2026-07-01T00:00:00Z"), "Europe/London")).toBe("British Summer Time");
});

test.each([
  ["en-US", "5:30 PM", "5:30 – 6:15 PM", "Tuesday November 24 2026", "Nov 24"],
  ["en-GB", "17:30", "17:30–18:15", "Tuesday 24 November 2026", "24 Nov"],
  ["de-DE", "17:30", "17:30 – 18:15", "Tuesday November 24 2026", "Nov 24"],
  // What browsers may call a language that is none.
  ["C", "5:30 PM", "5:30 – 6:15 PM", "Tuesday November 24 2026", "Nov 24"],
])("in %p hours are counted as the language does, and dates are English", (language, time, range, day, date) => {
  jest.spyOn(navigator, "language", "get").mockReturnValue(language);
  const instant = at("2026-11-24T17:30:00Z");
  expect(clockTime(instant, "Europe/London")).toBe(time);
  expect(clockRange(instant, instant + 45 * MINUTE, "Europe/London")).toBe(range);
  // Versions of the same format differ in their commas.
  expect(longDay(instant, "Europe/London").replaceAll(",", "")).toBe(day);
  expect(shortDate(instant, "Europe/London")).toBe(date);
});

test("what a browser calls a zone that it cannot find out is none, also where it makes formats for it", () => {
  const formats = jest.spyOn(Intl, "DateTimeFormat").mockImplementation(() => ({}) as Intl.DateTimeFormat);
  expect(isKnownZone("Etc/Unknown")).toBe(false);
  expect(formats).not.toHaveBeenCalled();
});

test("a zone's format is made once: that costs far more than using it", () => {
  const formats = jest.spyOn(Intl, "DateTimeFormat");
  offsetAt(0, "Africa/Nairobi");
  offsetAt(1, "Africa/Nairobi");
  expect(formats).toHaveBeenCalledTimes(1);
});
