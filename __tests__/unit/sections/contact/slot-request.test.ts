import { SLOT_FIELDS } from "../../../../src/sections/contact/slot-fields";
import { requestIn, requestSlot, withdrawSlot, withSentence } from "../../../../src/sections/contact/slot-request";

const TEMPLATE = "In {city}: {slot}.";
const START = Date.parse("2026-11-24T17:30:00Z");
const FIRST = { office: "London", length: 45, start: START, words: "45 minutes (on $& Tuesday)" };
const SECOND = { ...FIRST, length: 30, words: "30 minutes" };
const FIRST_SENTENCE = "In London: 45 minutes (on $& Tuesday).";

let message: HTMLTextAreaElement;
let form: HTMLFormElement;
const fields = () => SLOT_FIELDS.map((name) => (form.elements.namedItem(name) as HTMLInputElement).value);

beforeEach(() => {
  form = document.createElement("form");
  form.innerHTML =
    SLOT_FIELDS.map((name) => `<input name="${name}">`).join("") + '<textarea name="message"></textarea>';
  document.body.replaceChildren(form);
  message = form.querySelector("textarea")!;
});

test("a request fills the fields and the message, and each of them is heard of", () => {
  const heard: string[] = [];
  form.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name));
  expect(requestIn(form)).toBeUndefined();
  requestSlot(message, TEMPLATE, FIRST);
  expect(fields()).toEqual(["2026-11-24T17:30:00Z", FIRST.words, "London", "45"]);
  expect(message.value).toBe(`${FIRST_SENTENCE} `);
  expect(heard).toEqual([...SLOT_FIELDS, "message"]);
  expect(requestIn(form)).toEqual(FIRST);
});

test("another one takes its place, and it can be taken back", () => {
  message.value = "Mine.";
  requestSlot(message, TEMPLATE, FIRST);
  requestSlot(message, TEMPLATE, SECOND);
  expect(message.value).toBe("Mine.\n\nIn London: 30 minutes. ");
  expect(requestIn(form)).toEqual(SECOND);
  message.value += "And thanks.";
  withdrawSlot(message, TEMPLATE);
  expect(message.value).toBe("Mine.\n\nAnd thanks.");
  expect(fields()).toEqual(["", "", "", ""]);
});

test("a sentence that the visitor has changed stays", () => {
  requestSlot(message, TEMPLATE, FIRST);
  message.value = "In London, if you can.";
  withdrawSlot(message, TEMPLATE);
  expect(message.value).toBe("In London, if you can.");
  expect(requestIn(form)).toBeUndefined();
});

test("it is the visitor's own word: no beginning may take its place", () => {
  message.dataset.prefill = message.value = "We would like ";
  requestSlot(message, TEMPLATE, FIRST);
  expect(message.dataset.prefill).toBeUndefined();
});

test("what cannot be a request is none", () => {
  requestSlot(message, TEMPLATE, FIRST);
  for (const [index, wrong] of [
    [0, "soon"],
    [3, "x"],
  ] as const) {
    const input = form.elements.namedItem(SLOT_FIELDS[index]) as HTMLInputElement;
    const { value } = input;
    input.value = wrong;
    expect(requestIn(form)).toBeUndefined();
    input.value = value;
  }
});

test.each([
  ["an empty field", "", "", "", "New. "],
  ["spaces", " \n", "", "", "New. "],
  ["the beginning of a sentence that was left as it is", "We would like ", "We would like ", "", "New. "],
  ["a beginning that is whole", "About finance. ", "About finance. ", "", "About finance.\n\nNew. "],
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
