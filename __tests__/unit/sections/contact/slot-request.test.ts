import { SLOT_FIELDS } from "../../../../src/sections/contact/slot-fields";
import {
  requestIn,
  requestSent,
  requestSlot,
  shownWords,
  withdrawSlot,
} from "../../../../src/sections/contact/slot-request";

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
  // What was asked for already is no news.
  requestSlot(message, TEMPLATE, FIRST);
  expect(heard).toEqual([...SLOT_FIELDS, "message"]);
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
  expect(message.value).toBe(`${FIRST_SENTENCE} `);
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

describe("where there is nothing to ask with, or to take back", () => {
  test("a field outside of any form is left alone", () => {
    document.body.replaceChildren(message);
    message.value = "Mine.";
    expect(requestSlot(message, TEMPLATE, FIRST)).toBe(false);
    expect(withdrawSlot(message, TEMPLATE)).toBe(false);
    expect(message.value).toBe("Mine.");
  });

  test("a form that asks for no time keeps its message", () => {
    message.value = "Mine.\nYours.";
    expect(withdrawSlot(message, TEMPLATE)).toBe(false);
    expect(message.value).toBe("Mine.\nYours.");
  });

  test("a form without fields for a time still gets the sentence", () => {
    form.replaceChildren(message);
    requestSlot(message, TEMPLATE, FIRST);
    expect(message.value).toBe(`${FIRST_SENTENCE} `);
    expect(requestIn(form)).toBeUndefined();
  });
});

test("what was sent is read by its names; a file is no text, and what is missing is empty", () => {
  requestSlot(message, TEMPLATE, FIRST);
  const sent = new FormData(form);
  expect(requestSent(sent)).toEqual(FIRST);
  sent.set("slot-words", new File([], "words"));
  sent.delete("office");
  expect(requestSent(sent)).toEqual({ ...FIRST, office: "", words: "" });
  expect(requestSent(new FormData())).toBeUndefined();
});

describe("a sentence that the visitor has edited", () => {
  const template = "I would like a talk with {city}: {slot}.";
  const tuesday = {
    ...FIRST,
    length: 30,
    words: "30 minutes on Tuesday, December 1, 2026, 9:00 – 9:30 AM Pacific Time",
  };
  const wednesday = { ...tuesday, words: "30 minutes on Wednesday, December 2, 2026, 9:00 – 9:30 AM Pacific Time" };
  const NEXT = `I would like a talk with London: ${wednesday.words}.`;
  const before = (edit: (text: string) => string) => {
    message.value = "Mine.";
    requestSlot(message, template, tuesday);
    message.value = edit(message.value);
  };

  test.each([
    ["other words for some", (text: string) => text.replace("30 minutes", "half an hour")],
    ["another hour", (text: string) => text.replace("9:00", "10:00").replace("9:30", "10:30")],
    ["fewer words", (text: string) => text.replace(" Pacific Time", "")],
    ["another beginning", (text: string) => text.replace("I would", "We’d")],
    ["other signs", (text: string) => text.replace("London:", "London –")],
  ])("counts with %s: it gives way, and what stands beside it stays", (_, edit) => {
    before((text) => `${edit(text)}Thank you.`);
    expect(requestSlot(message, template, wednesday)).toBe(false);
    expect(message.value).toBe(`Mine.\n\n${NEXT} Thank you.`);
    before(edit);
    expect(withdrawSlot(message, template)).toBe(false);
    expect(message.value).toBe("Mine.");
  });

  test.each([
    ["says more", (text: string) => text.replace("Time.", "Time, with Anna from the lab.")],
    ["leaves a word out and says more", (text: string) => text.replace("Pacific Time.", "Time, with Anna and Ben.")],
    ["says one thing more", (text: string) => text.replace("30 minutes", "urgent 30 minutes")],
    ["is another one by now", () => "Mine.\n\nCall on December 1 at 9:00?"],
  ])("stays where it %s, which is told", (_, edit) => {
    before(edit);
    const kept = message.value.trim();
    expect(requestSlot(message, template, wednesday)).toBe(true);
    expect(message.value).toBe(`${kept}\n\n${NEXT} `);
    before(edit);
    expect(withdrawSlot(message, template)).toBe(true);
    expect(message.value.trim()).toBe(kept);
  });

  test.each([
    ["one of its numbers stands there", "Mine. In 2026 we opened."],
    ["one number is part of its hours", "We are 10 on floor 1, up from 0."],
    ["some of its other words stand there", "Would you like a talk on time?"],
  ])("that is gone is not spoken of where %s", (_, text) => {
    const ten = { ...tuesday, words: tuesday.words.replace("9:00", "10:00").replace("9:30", "10:30") };
    requestSlot(message, template, ten);
    message.value = text;
    expect(withdrawSlot(message, template)).toBe(false);
    expect(message.value).toBe(text);
  });

  test("gives way as a whole where a short word in it ends with a dot", () => {
    const canadian = {
      ...tuesday,
      words: "30 minutes on Tuesday, 9:00–9:30 a.m. Pacific Time (12:00–12:30 p.m. in London)",
    };
    message.value = "";
    requestSlot(message, template, canadian);
    message.value = message.value.replace("30 minutes", "half an hour");
    requestSlot(message, template, wednesday);
    expect(message.value).toBe(`${NEXT} `);
  });

  test("gives way without the space before it", () => {
    before((text) => text.replace("\n\nI would", "\n  We’d"));
    requestSlot(message, template, wednesday);
    expect(message.value).toBe(`Mine.\n  ${NEXT} `);
  });

  test("of which half of the words are left is the visitor's own", () => {
    const short = { ...tuesday, words: "one two" };
    requestSlot(message, "{city}, then: {slot}", short);
    message.value = "London, one";
    requestSlot(message, "{city}, then: {slot}", wednesday);
    expect(message.value).toBe(`London, one\n\nLondon, then: ${wednesday.words} `);
  });
});

test("a request of two sentences gives way as one", () => {
  const template = "A talk, please. In St. {city}: {slot}.";
  requestSlot(message, template, FIRST);
  requestSlot(message, template, SECOND);
  expect(message.value).toBe("A talk, please. In St. London: 30 minutes. ");
  withdrawSlot(message, template);
  expect(message.value).toBe("");
});

test("ranges of times stay on one line where the words show", () => {
  const words =
    "45 minutes (Tuesday, 9:00 – 9:45 AM Pacific Standard Time; London: 17:00–17:45; Toronto: 9:00–9:45 a.m.)";
  expect(shownWords({ ...FIRST, words })).toBe(
    words
      .replace("9:00 – 9:45 AM", "9:00\u00a0–\u2060\u00a09:45\u00a0AM")
      .replace("17:00–17:45", "17:00–\u206017:45")
      .replace("9:00–9:45 a.m.", "9:00–\u20609:45\u00a0a.m."),
  );
});
