import { asTyped } from "../../../src/lib/as-typed";
import { hoursInWords } from "../../../src/lib/hours-in-words";

const texts = { days: "{first} through {last}", line: "{days} from {opens} until {closes}" };
const on = (days: string, opens: string, closes: string) => days.split(" ").map((day) => ({ day, opens, closes }));

test.each([
  [
    "a run of days",
    on("monday tuesday wednesday", "09:00", "17:30"),
    "Monday through Wednesday from 9 am until 5:30 pm",
  ],
  [
    "days as GraphQL spells them, in any order",
    on("FRIDAY THURSDAY", "08:05", "12:00"),
    "Thursday through Friday from 8:05 am until 12 pm",
  ],
  ["a single day, to its end", on("sunday", "00:00", "24:00"), "Sunday from 12 am until 12 am"],
  [
    "a day between that is closed",
    on("monday wednesday", "09:00", "18:00"),
    "Monday from 9 am until 6 pm, Wednesday from 9 am until 6 pm",
  ],
  [
    "other hours on the last day",
    [...on("monday tuesday", "09:00", "18:00"), ...on("wednesday", "09:00", "16:00")],
    "Monday through Tuesday from 9 am until 6 pm, Wednesday from 9 am until 4 pm",
  ],
])("%s is said in words", (_, hours, words) => expect(asTyped(hoursInWords(hours, texts))).toBe(words));

test("a time stays on one line", () => {
  expect(hoursInWords(on("sunday", "09:00", "17:30"), texts)).toBe("Sunday from 9\u00a0am until 5:30\u00a0pm");
});
