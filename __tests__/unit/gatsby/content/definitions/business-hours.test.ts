/** @jest-environment node */
import type { ContentFile } from "../../../../../src/gatsby/content/content-files";
import { edited } from "../../../../support/content";
import { fixedFiles, fixedIssuesOf } from "../../../../support/fixed-content";

const OFFICE = "offices/first-office.json";
let files: ContentFile[];

beforeAll(async () => {
  files = await fixedFiles();
});

test.each<[string, (string | number)[], unknown, string, RegExp]>([
  ["an unknown time zone", ["timeZone"], "Europe/Londn", "timeZone", /^a time zone by its full name/],
  ["a time zone's short name", ["timeZone"], "GMT", "timeZone", /^a time zone by its full name/],
  ["an offset", ["timeZone"], "+01:00", "timeZone", /^a time zone by its full name/],
  ["a closing before the opening", ["hours", 1, "closes"], "08:30", "hours[1].closes", /^a time after/],
  ["no time in between", ["hours", 1, "closes"], "09:00", "hours[1].closes", /^a time after/],
  ["a time of 12 hours", ["hours", 0, "opens"], "9:00", "hours[0].opens", /^a time of 24 hours/],
  ["a time that no clock shows", ["hours", 0, "closes"], "25:00", "hours[0].closes", /^a time of 24 hours/],
  ["a misspelled weekday", ["hours", 0, "day"], "munday", "hours[0].day", /^one of 7 names|monday/],
  ["a weekday twice", ["hours", 3, "day"], "monday", "hours[3].day", /^a weekday that is not listed yet/],
  ["a date the wrong way around", ["holidays", 2, "date"], "06.04.2026", "holidays[2].date", /^a date such as/],
  ["a day that does not exist", ["holidays", 2, "date"], "2026-02-29", "holidays[2].date", /^a date such as/],
  ["no holidays", ["holidays"], [], "holidays", /./],
])("%s is refused in its place, with a message that says what is expected", async (_, place, value, path, expected) => {
  const issues = await fixedIssuesOf(edited(files, OFFICE, place, value));
  expect(issues.map((issue) => issue.path)).toEqual([path]);
  expect(issues[0]?.expected).toMatch(expected);
});

test.each<[string, (string | number)[], unknown]>([
  ["an office that closes at midnight", ["hours", 0, "closes"], "24:00"],
  ["a zone within a zone", ["timeZone"], "America/Argentina/Buenos_Aires"],
  ["a zone with a sign", ["timeZone"], "Etc/GMT+5"],
])("%s is accepted", async (_, place, value) => {
  expect(await fixedIssuesOf(edited(files, OFFICE, place, value))).toEqual([]);
});
