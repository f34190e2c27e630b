import { slotWords, type SlotTexts } from "../../../../src/sections/contact/slot-words";

const texts = {
  chosen: "{day}, {time} {zone}",
  chosenInOffice: "{city}: {time}",
  slot: "{length} min, {day}, {time} {zone}",
  slotInOffice: "{slot} ({city}: {time})",
} as SlotTexts;
const SAN_FRANCISCO = { city: "San Francisco", timeZone: "America/Los_Angeles" };
const wordsIn = (zone: string, start: string) =>
  slotWords(texts, { office: SAN_FRANCISCO, zone, start: Date.parse(start), length: 45 });

/** In the dialog a range of time stays on one line; the message has plain spaces. */
const unbroken = (text: string) =>
  text.replace(/\d+:\d+.* – .*M\b/, (range) => range.replaceAll(" ", "\u00a0").replace("–", "–\u2060"));

test("where the clocks are the same, the time is told once", () => {
  expect(wordsIn("America/Tijuana", "2026-11-24T17:00:00Z")).toEqual({
    chosen: `Tuesday, November 24, 2026, ${unbroken("9:00 – 9:45 AM")} Pacific Standard Time`,
    chosenInOffice: "",
    whole: "45 min, Tuesday, November 24, 2026, 9:00 – 9:45 AM Pacific Standard Time",
  });
});

test.each([
  ["Europe/London", "2026-11-24T17:00:00Z", "5:00 – 5:45 PM Greenwich Mean Time", "9:00 – 9:45 AM"],
  // Summer time has begun there, and not here.
  ["Europe/London", "2027-03-15T16:00:00Z", "4:00 – 4:45 PM Greenwich Mean Time", "9:00 – 9:45 AM"],
  ["Europe/London", "2027-03-29T16:00:00Z", "5:00 – 5:45 PM British Summer Time", "9:00 – 9:45 AM"],
  ["Asia/Kathmandu", "2026-11-24T18:30:00Z", "12:15 – 1:00 AM Nepal Time", "Tue, Nov 24, 10:30 – 11:15 AM"],
  ["Asia/Kathmandu", "2026-11-24T17:45:00Z", "11:30 PM – 12:15 AM Nepal Time", "9:45 – 10:30 AM"],
])("in %s at %s both times are told, the office's with its day where that is another", (zone, start, own, there) => {
  const { chosen, chosenInOffice, whole } = wordsIn(zone, start);
  expect(chosen.endsWith(unbroken(own))).toBe(true);
  expect(chosenInOffice).toBe(`San Francisco: ${unbroken(there)}`);
  expect(whole.endsWith(`${own} (San Francisco: ${there})`)).toBe(true);
});
