import { isMentioned } from "../../../../src/sections/contact/is-mentioned";

test.each([
  ["a word that begins so", "Our HOSPITALS wait", ["bank hospital"], true],
  ["not within a word", "We left the riverbank", ["bank hospital"], false],
  ["a word of each list", "By June, for $100,000", ["may june", "$ €"], true],
  ["one list of two", "By June, whatever it costs", ["may june", "$ €"], false],
  ["a sign of a currency behind the number", "By June, 80 000 € or so", ["june", "$ €"], true],
  ["joined words", "a health-care group", ["care"], true],
  ["nothing written", "", ["bank"], false],
])("%s", (_name, message, lists, expected) => expect(isMentioned(message, lists)).toBe(expected));
