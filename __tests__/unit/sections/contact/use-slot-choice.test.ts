import { act, renderHook } from "@testing-library/react";
import type { OfficeTimes } from "../../../../src/sections/contact/slots";
import { useSlotChoice } from "../../../../src/sections/contact/use-slot-choice";

const at = (text: string): number => Date.parse(text);

/** A Monday. */
const NOW = at("2026-11-23T00:00:00Z");
const WEDNESDAY = "2026-11-25";

type Hours = OfficeTimes["hours"][number];
const open = (day: Hours["day"], opens: string, closes: string): Hours => ({ day, opens, closes });

const office = (slug: string, timeZone: string, ...hours: Hours[]) => ({
  slug,
  timeZone,
  hours,
  holidays: [{ date: "2026-12-25" }],
});
const WEST = office("west", "UTC", open("WEDNESDAY", "09:00", "11:00"), open("THURSDAY", "09:00", "09:30"));
const EAST = office("east", "Asia/Tokyo", open("WEDNESDAY", "09:00", "10:00"));

const RULES = { noticeHours: 0, daysAhead: 3 };

const setClock = (now: number) => jest.spyOn(Date, "now").mockReturnValue(now);
const setZone = (timeZone: string) => {
  const options = new Intl.DateTimeFormat("en-US").resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone });
};

type Choice = Parameters<ReturnType<typeof useSlotChoice>["choose"]>[0];

/** Shows the hook to a visitor who makes these choices one after the other. */
const show = (choices: Choice[] = [], rules = RULES) => {
  const { result, unmount } = renderHook(() => useSlotChoice([WEST, EAST], rules));
  for (const choice of choices) act(() => result.current.choose(choice));
  return { result, unmount };
};
const slot = (time: string, day = WEDNESDAY): Choice => ({ day, start: String(at(`${day}T${time}:00Z`)) });

const NOTHING = { day: undefined, start: undefined };

beforeEach(() => {
  setClock(NOW);
  setZone("UTC");
  // The tab keeps the choice of the test before.
  show([{ length: "", office: "", day: "", start: "" }]).unmount();
});

test("who has chosen nothing has the shortest length and the nearest office, in the own time zone", () => {
  setZone("Asia/Seoul");
  const { current } = show().result;
  expect(current).toMatchObject({ length: 30, office: EAST, ownZone: "Asia/Seoul", zone: "Asia/Seoul" });
  expect(current.days).toEqual([{ day: WEDNESDAY, starts: [at("2026-11-25T00:00:00Z"), at("2026-11-25T00:30:00Z")] }]);
  expect(current).toMatchObject({ day: undefined, start: undefined, isClosed: false });
  expect(current.lost).toEqual(NOTHING);
});

test("where the browser does not know its time zone, the first office's counts", () => {
  setZone("Etc/Unknown");
  expect(show().result.current).toMatchObject({ office: WEST, ownZone: undefined, zone: "UTC" });
});

test("each part of the choice outlives the page", () => {
  show([{ length: "45" }, { office: "east" }, slot("00:00")]).unmount();
  expect(show().result.current).toMatchObject({
    length: 45,
    office: EAST,
    day: { day: WEDNESDAY },
    start: at("2026-11-25T00:00:00Z"),
    lost: NOTHING,
    isClosed: false,
  });
});

test("a time that is offered is not lost", () => {
  const { current } = show([slot("10:30")]).result;
  expect(current).toMatchObject({ start: at("2026-11-25T10:30:00Z"), isClosed: false });
  expect(current.lost).toEqual(NOTHING);
});

test.each<[string, Choice[], { day?: string; start?: number }, boolean]>([
  ["a length that ends too late takes the time", [{ length: "60" }], { start: at("2026-11-25T10:30:00Z") }, false],
  [
    "an office that is open on that day at other hours takes the time, and is why",
    [{ office: "east" }],
    { start: at("2026-11-25T10:30:00Z") },
    true,
  ],
  [
    "a length that no time of the day is left for takes the day",
    [slot("09:00", "2026-11-26"), { length: "60" }],
    { day: "2026-11-26" },
    false,
  ],
  [
    "it takes the day too where no time was chosen",
    [{ day: "2026-11-26", start: "" }, { length: "60" }],
    { day: "2026-11-26" },
    false,
  ],
  [
    "an office that is closed that day takes the day, and is why",
    [slot("09:00", "2026-11-26"), { office: "east" }],
    { day: "2026-11-26" },
    true,
  ],
])("%s", (_, choices, lost, isClosed) => {
  const { current } = show([slot("10:30"), ...choices]).result;
  expect(current.start).toBeUndefined();
  expect(current.lost).toEqual({ ...NOTHING, ...lost });
  expect(current.isClosed).toBe(isClosed);
});

describe("what needs no word", () => {
  test.each<[string, string, Choice, number]>([
    ["a day that has passed", "2026-11-24T12:00:00Z", slot("09:00", "2026-11-23"), 0],
    ["a time of today that has passed", "2026-11-25T09:45:00Z", slot("09:30"), 0],
    ["a time that begins now", "2026-11-25T09:00:00Z", slot("09:00"), 1],
    ["a time of another day than the one chosen", "2026-11-23T00:00:00Z", { ...slot("09:00"), day: "2026-11-26" }, 0],
    ["a day without a time", "2026-11-23T00:00:00Z", { day: WEDNESDAY, start: "" }, 0],
    ["a time that no calendar knows", "2026-11-23T00:00:00Z", { day: WEDNESDAY, start: "9e99" }, 0],
    ["anything, by a clock that cannot be right", "1970-01-01T00:00:00Z", slot("10:30"), 0],
  ])("%s", (_, now, choice, noticeHours) => {
    setClock(at(now));
    const { current } = show([choice], { ...RULES, noticeHours }).result;
    expect(current.start).toBeUndefined();
    expect(current.lost).toEqual(NOTHING);
  });

  // Elsewhere the day may last: the calendars of all zones show it for more than a day.
  test("a day is taken for passed a day after its noon, and not before", () => {
    setClock(at("2026-11-24T12:00:00Z") - 1);
    expect(show([{ day: "2026-11-23" }]).result.current.lost).toEqual({ ...NOTHING, day: "2026-11-23" });
  });
});

test("a clock that cannot be right offers nothing", () => {
  setClock(0);
  expect(show().result.current).toMatchObject({ isClockRight: false, days: [], office: WEST });
});

test("the clock is read anew where a time has passed meanwhile, and only then", () => {
  const { result } = show([slot("09:00")]);
  const ask = (time: string) => {
    let offered: boolean | undefined;
    act(() => {
      offered = result.current.isStillOffered(at(time));
    });
    return offered;
  };
  setClock(at("2026-11-25T08:59:00Z"));
  expect(ask("2026-11-25T09:00:00Z")).toBe(true);
  expect(result.current.now).toBe(NOW);
  setClock(at("2026-11-25T09:01:00Z"));
  expect(ask("2026-11-25T09:00:00Z")).toBe(false);
  expect(result.current.now).toBe(at("2026-11-25T09:01:00Z"));
  expect(result.current.start).toBeUndefined();
  expect(result.current.days[0]?.starts[0]).toBe(at("2026-11-25T09:30:00Z"));
});

test("another day keeps the time of day where it is offered; where not, the way back brings it", () => {
  const { result } = show([slot("09:00")]);
  act(() => result.current.chooseDay("2026-11-26"));
  expect(result.current.start).toBe(at("2026-11-26T09:00:00Z"));
  act(() => result.current.chooseDay(WEDNESDAY));
  act(() => result.current.choose(slot("10:00")));
  act(() => result.current.chooseDay("2026-11-26"));
  expect(result.current).toMatchObject({ start: undefined, lost: NOTHING });
  act(() => result.current.chooseDay(WEDNESDAY));
  expect(result.current.start).toBe(at("2026-11-25T10:00:00Z"));
});
