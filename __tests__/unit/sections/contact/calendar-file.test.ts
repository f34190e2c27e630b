/** @jest-environment node */
import ICAL from "ical.js";
import { calendarFile, type CalendarEntry } from "../../../../src/sections/contact/calendar-file";

const ENTRY: CalendarEntry = {
  uid: "1-2@example.com",
  stamp: Date.parse("2026-11-22T10:00:00.123Z"),
  start: Date.parse("2026-11-24T17:30:00Z"),
  end: Date.parse("2026-11-24T18:15:00Z"),
  summary: "A request, not a booking; see below",
  description: "First line\nSecond line, with a \\ and “quotes” 👩‍🚀",
  organizer: { name: 'Smith, "Sons"; Co.', email: "hello@example.com" },
  url: "https://example.com/contact",
};

/** As a parser of another author reads it. */
const read = (entry: CalendarEntry) => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(entry)) as unknown[]);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  return { calendar, component, event: new ICAL.Event(component) };
};

test("another parser reads what was meant", () => {
  const { calendar, component, event } = read(ENTRY);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(event.uid).toBe(ENTRY.uid);
  expect(event.summary).toBe(ENTRY.summary);
  expect(event.description).toBe(ENTRY.description);
  expect(event.startDate.toJSDate().getTime()).toBe(ENTRY.start);
  expect(event.endDate.toJSDate().getTime()).toBe(ENTRY.end);
  expect([event.startDate, event.endDate].map(({ zone }) => zone)).toEqual([
    ICAL.Timezone.utcTimezone,
    ICAL.Timezone.utcTimezone,
  ]);
  expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-22T10:00:00Z");
  expect(component.getFirstPropertyValue("organizer")).toBe("mailto:hello@example.com");
  expect(component.getFirstProperty("organizer")?.getFirstParameter("cn")).toBe("Smith, 'Sons'; Co.");
  expect(component.getFirstPropertyValue("url")).toBe(ENTRY.url);
});

/** Texts around the length of a line, of signs of one to four octets, and what could end a line or a value. */
const TEXTS = [
  ...["a", "é", "–", "👩"].flatMap((sign) =>
    [1, 30, 61, 62, 63, 64, 65, 74, 75, 76, 150, 400].map((n) => sign.repeat(n)),
  ),
  "aé–👩".repeat(60),
  "end\r\nEND:VEVENT\r\nBEGIN:VALARM",
  "lone\rreturn",
  "\\n \\, ; : \" '",
  " begins and ends with a space ",
  "",
];

test.each(TEXTS.map((text) => [text]))("a text stays itself: %j", (text) => {
  const { event, calendar } = read({ ...ENTRY, summary: text, description: text });
  const expected = text.replace(/\r\n?/g, "\n");
  expect(event.summary).toBe(expected);
  expect(event.description).toBe(expected);
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
});

test.each(TEXTS.map((text) => [text]))("lines end as the standard says and have at most 75 octets: %j", (text) => {
  const file = calendarFile({ ...ENTRY, summary: text, description: text });
  expect(file.endsWith("\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Folding never parts a character: half of one would not survive.
  for (const line of file.split("\r\n")) expect(Buffer.from(line).toString("utf8")).toBe(line);
});

test("what no text may hold is left out", () => {
  expect(read({ ...ENTRY, summary: "a\u0000b\tc\u007fd" }).event.summary).toBe("abcd");
});

test("a name holds no escapes: a parameter's value has none", () => {
  expect(calendarFile(ENTRY)).toContain(`;CN="Smith, 'Sons'; Co.":`);
});

test("only lines that are too long are folded, where they must be", () => {
  const linesOf = (length: number) =>
    calendarFile({ ...ENTRY, summary: "a".repeat(length - "SUMMARY:".length) })
      .split("\r\n")
      .filter((line) => /^(?:SUMMARY:| a)/.test(line))
      .map((line) => line.length);
  expect(linesOf(75)).toEqual([75]);
  expect(linesOf(76)).toEqual([75, 2]);
});

test("no line is empty, and dates are of the calendar that everyone has", () => {
  const lines = calendarFile(ENTRY).split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines).not.toContain("");
  expect(lines).toContain("CALSCALE:GREGORIAN");
});
