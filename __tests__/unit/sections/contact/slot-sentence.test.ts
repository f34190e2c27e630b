import { namesTimeOtherwise, withoutSentence, withSentence } from "../../../../src/sections/contact/slot-sentence";

test.each([
  ["an empty field", "", "", "", "New. "],
  ["spaces", " \n", "", "", "New. "],
  ["the beginning of a sentence that was left as it is", "We would like ", "We would like ", "", "New. "],
  ["a beginning that is whole", "About finance. ", "About finance. ", "", "About finance.\n\nNew. "],
  ["a whole beginning with no space after it", "Finance?", "Finance?", "", "Finance?\n\nNew. "],
  ["a beginning with a dot in it", "With Acme Inc. we ", "With Acme Inc. we ", "", "New. "],
  [
    "what was set before a beginning",
    "Set: “At 0.80.” We would like ",
    "Set: “At 0.80.” We would like ",
    "",
    "Set: “At 0.80.”\n\nNew. ",
  ],
  ["the visitor's own words", "Mine", "", "", "Mine\n\nNew. "],
  [
    "the visitor's own words after a beginning",
    "We would like pumps",
    "We would like ",
    "",
    "We would like pumps\n\nNew. ",
  ],
  ["the earlier sentence", "Mine. Old. Yours", "", "Old.", "Mine. New. Yours"],
  ["an earlier sentence that is gone", "Mine.", "", "Old.", "Mine.\n\nNew. "],
])("%s: %j", (_, text, begun, earlier, expected) => {
  expect(withSentence(text, begun, earlier, "New.")).toBe(expected);
});

test("a sentence is put in as it is, whatever signs it holds", () => {
  expect(withSentence("Mine. Old.", "", "Old.", "From $& to $1.")).toBe("Mine. From $& to $1.");
});

test.each([
  ["alone", "Old.", ""],
  ["between others", "Mine. Old. Yours.", "Mine.\n\nYours."],
  ["that is gone", " Mine.\n", " Mine.\n"],
])("a sentence %s is taken out", (_, text, expected) => {
  expect(withoutSentence(text, "Old.")).toBe(expected);
});

test.each([
  ["the sentence itself", "On May 5 at 9:00.", false],
  ["its day and hour in other words", "See you on the 5 of May, at 9:00 sharp, with Anna and Ben.", true],
  ["one of its numbers", "We are 5.", false],
])("%s (%j) names the time in another way: %j", (_, text, expected) => {
  expect(namesTimeOtherwise(text, "On May 5 at 9:00.")).toBe(expected);
});
