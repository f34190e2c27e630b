import {
  isPlausible,
  LENGTHS,
  nearestOffice,
  slotDays,
  STEP,
  type OfficeTimes,
} from "../../../../src/sections/contact/slots";
import { clockTime } from "../../../../src/sections/contact/time-words";
import { dayOf, MINUTE } from "../../../../src/sections/contact/zoned-time";

const WEEKDAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"] as const;
const office = (timeZone: string, opens = "09:00", closes = "18:00"): OfficeTimes => ({
  timeZone,
  hours: WEEKDAYS.map((day) => ({ day, opens, closes })),
  holidays: [{ date: "2026-11-26" }, { date: "2027-01-01" }],
});
const SAN_FRANCISCO = office("America/Los_Angeles");
const NEW_YORK = office("America/New_York");
const LONDON = office("Europe/London", "09:00", "17:30");
const OFFICES = [SAN_FRANCISCO, NEW_YORK, LONDON] as const;

const at = (text: string): number => Date.parse(text);
const iso = (instant: number): string => new Date(instant).toISOString();
const daysFor = (now: string, more: Partial<Parameters<typeof slotDays>[0]> = {}) =>
  slotDays({
    office: SAN_FRANCISCO,
    zone: "America/Los_Angeles",
    now: at(now),
    length: 30,
    noticeHours: 24,
    daysAhead: 14,
    ...more,
  });

// A Sunday.
const NOW = "2026-11-22T18:00:00Z";

test("a day's slots begin every half hour, from opening on, and end by closing", () => {
  for (const length of LENGTHS) {
    const tuesday = daysFor(NOW, { length }).find(({ day }) => day === "2026-11-24");
    const starts = tuesday?.starts ?? [];
    expect(iso(starts[0]!)).toBe("2026-11-24T17:00:00.000Z");
    expect(starts.slice(1).every((start, index) => start - starts[index]! === STEP * MINUTE)).toBe(true);
    expect(starts.at(-1)! + length * MINUTE).toBeLessThanOrEqual(at("2026-11-25T02:00:00Z"));
    expect(starts.at(-1)! + (length + STEP) * MINUTE).toBeGreaterThan(at("2026-11-25T02:00:00Z"));
  }
});

test("weekends and holidays are left out", () => {
  const days = daysFor(NOW).map(({ day }) => day);
  expect(days).toEqual([
    ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-27"],
    ...["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"],
  ]);
});

test.each([
  // A Monday noon there: the day's notice ends on Tuesday noon.
  ["2026-11-23T20:00:00Z", 24, "2026-11-24T20:00:00.000Z"],
  ["2026-11-23T20:00:01Z", 24, "2026-11-24T20:30:00.000Z"],
  ["2026-11-23T20:00:00Z", 0, "2026-11-23T20:00:00.000Z"],
  ["2026-11-23T20:00:00Z", 48, "2026-11-25T20:00:00.000Z"],
  // Thanksgiving and its eve.
  ["2026-11-25T20:00:00Z", 24, "2026-11-27T17:00:00.000Z"],
])("at %s, with %d hours of notice, the first slot is %s", (now, noticeHours, first) => {
  expect(iso(daysFor(now, { noticeHours })[0]!.starts[0]!)).toBe(first);
});

test("where the notice is longer than the days ahead, there is nothing", () => {
  expect(daysFor(NOW, { noticeHours: 48, daysAhead: 1 })).toEqual([]);
});

describe.each([
  ["the change to summer time 2026, first there and then here", "2026-03-02T12:00:00Z"],
  ["the change back 2026, first here and then there", "2026-10-19T12:00:00Z"],
  ["the change to summer time 2027", "2027-03-08T12:00:00Z"],
  ["the change back 2027", "2027-10-25T12:00:00Z"],
])("over %s", (_, now) => {
  test.each([
    ["America/Los_Angeles", SAN_FRANCISCO],
    ["America/New_York", NEW_YORK],
    ["Europe/London", LONDON],
  ])("the first slot in %s is when the office opens, on every day", (zone, ofOffice) => {
    const days = daysFor(now, { office: ofOffice, zone, daysAhead: 40 });
    expect(days.length).toBeGreaterThan(20);
    for (const { starts } of days.slice(1)) expect(clockTime(starts[0]!, zone)).toMatch(/^9:00\sAM$/);
  });
});

test("between the two changes London is an hour nearer to New York", () => {
  const firstOf = (day: string) =>
    daysFor("2026-10-19T12:00:00Z", { office: NEW_YORK, zone: "Europe/London", daysAhead: 20 }).find(
      (entry) => entry.day === day,
    )?.starts[0];
  expect(clockTime(firstOf("2026-10-23")!, "Europe/London")).toMatch(/^2:00/);
  expect(clockTime(firstOf("2026-10-26")!, "Europe/London")).toMatch(/^1:00/);
  expect(clockTime(firstOf("2026-11-02")!, "Europe/London")).toMatch(/^2:00/);
});

test("an hour that clocks skip or repeat is offered once or not at all", () => {
  const nights: OfficeTimes = {
    timeZone: "America/New_York",
    hours: [{ day: "SUNDAY", opens: "00:00", closes: "05:00" }],
    holidays: [],
  };
  const walls = (now: string, day: string) =>
    daysFor(now, { office: nights, zone: "America/New_York" })
      .find((entry) => entry.day === day)
      ?.starts.map((start) => clockTime(start, "America/New_York").replace(/\s/, " "));
  expect(walls("2027-03-10T12:00:00Z", "2027-03-14")).toEqual(
    ["12:00", "12:30", "1:00", "1:30", "3:00", "3:30", "4:00", "4:30"].map((time) => `${time} AM`),
  );
  const fall = walls("2027-11-03T12:00:00Z", "2027-11-07");
  expect(new Set(fall).size).toBe(fall?.length);
});

test.each([
  // The clocks go from 2:00 to 3:00: who begins at 1:30 is done at 3:30.
  ["03:00", ["12:00 AM", "12:30 AM", "1:00 AM"]],
  // No clock shows that time: it comes when 3:30 does.
  ["02:30", ["12:00 AM", "12:30 AM", "1:00 AM", "1:30 AM"]],
])(
  "in the night that clocks skip an hour, an office that closes at %s has time for an hour at %j",
  (closes, expected) => {
    const nights: OfficeTimes = {
      timeZone: "America/New_York",
      hours: [{ day: "SUNDAY", opens: "00:00", closes }],
      holidays: [],
    };
    const starts = daysFor("2027-03-13T12:00:00Z", {
      office: nights,
      zone: nights.timeZone,
      length: 60,
      noticeHours: 0,
    })
      .filter(({ day }) => day === "2027-03-14")
      .flatMap((entry) => entry.starts.map((start) => clockTime(start, nights.timeZone).replace(/\s/, " ")));
    expect(starts).toEqual(expected);
  },
);

test("an office opens and closes to the minute", () => {
  const short = office("Europe/London", "09:15", "10:45");
  const [monday] = daysFor(NOW, { office: short, zone: "Europe/London", length: 30, noticeHours: 0 });
  expect(monday?.starts.map(iso)).toEqual(["09:15", "09:45", "10:15"].map((time) => `2026-11-23T${time}:00.000Z`));
});

test("the last of the days ahead counts", () => {
  expect(daysFor(NOW, { daysAhead: 2 }).map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-24"]);
});

test.each([
  ["Asia/Kathmandu", "2026-11-24", "10:45 PM"],
  ["Asia/Tokyo", "2026-11-25", "2:00 AM"],
  ["America/Phoenix", "2026-11-24", "10:00 AM"],
  ["UTC", "2026-11-24", "5:00 PM"],
])("to a visitor in %s, 9 am on Tuesday in San Francisco is on %s, %s", (zone, day, time) => {
  const tuesday = at("2026-11-24T17:00:00Z");
  const shown = daysFor(NOW, { zone }).find(({ starts }) => starts.includes(tuesday));
  expect(shown?.day).toBe(day);
  expect(clockTime(tuesday, zone).replace(/\s/, " ")).toBe(time);
});

test("a visitor's day holds all slots of that day, of two days of the office where midnight lies between, in order", () => {
  const days = daysFor(NOW, { zone: "Asia/Kathmandu" });
  const wednesday = days.find(({ day }) => day === "2026-11-25");
  expect(new Set(wednesday?.starts.map((start) => dayOf(start, "America/Los_Angeles")))).toEqual(
    new Set(["2026-11-24", "2026-11-25"]),
  );
  for (const { day, starts } of days) {
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts.every((start) => dayOf(start, "Asia/Kathmandu") === day)).toBe(true);
  }
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort());
});

test("an office that closes at midnight offers the last slot before it", () => {
  const late = office("Europe/London", "22:00", "24:00");
  const [first] = daysFor(NOW, { office: late, zone: "Europe/London" });
  expect(first?.starts.map(iso)).toEqual(
    ["22:00", "22:30", "23:00", "23:30"].map((time) => `2026-11-23T${time}:00.000Z`),
  );
});

test.each([
  ["America/Los_Angeles", SAN_FRANCISCO],
  ["America/Denver", SAN_FRANCISCO],
  ["America/Toronto", NEW_YORK],
  ["America/Sao_Paulo", NEW_YORK],
  ["Europe/Berlin", LONDON],
  ["Asia/Kolkata", LONDON],
  // The shorter way leads over the date line.
  ["Pacific/Auckland", SAN_FRANCISCO],
  ["Asia/Tokyo", SAN_FRANCISCO],
  ["Moon/Tranquility", SAN_FRANCISCO],
  [undefined, SAN_FRANCISCO],
])("the nearest office to %s", (zone, expected) => {
  expect(nearestOffice(OFFICES, zone, at(NOW))).toBe(expected);
});

test.each([
  ["1970-01-01T00:00:00Z", false],
  ["2024-12-31T23:59:59Z", false],
  // The list of next year may have replaced this year's.
  ["2025-01-01T00:00:00Z", true],
  ["2029-12-31T23:59:59Z", true],
  ["2030-01-01T00:00:00Z", false],
  ["2100-01-01T00:00:00Z", false],
  ["never", false],
])("a clock at %s can be right: %p", (now, plausible) => {
  expect(isPlausible(at(now), SAN_FRANCISCO)).toBe(plausible);
});

test("a day on which only shorter consultations fit stays, without times", () => {
  // A Sunday evening there: with a day's notice, Monday's last half hour is left.
  const now = "2026-11-23T01:15:00Z";
  const monday = (length: number) => daysFor(now, { length }).find(({ day }) => day === "2026-11-23");
  expect(monday(30)?.starts.map(iso)).toEqual(["2026-11-24T01:30:00.000Z"]);
  expect(monday(45)?.starts).toEqual([]);
  expect(monday(60)?.starts).toEqual([]);
});
