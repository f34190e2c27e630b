import { isEmail } from "../../../../src/lib/is-email";
import { isCheckedField, isMessage, isValidContact } from "../../../../src/sections/contact/validate-contact";

describe("name", () => {
  test.each([
    ["", false],
    ["A", false],
    [" A ", false],
    ["Al", true],
    [" Al ", true],
    ["李明", true],
    ["\u{1f600}", false],
    ["\u{1f600}\u{1f600}", true],
  ])("%j: %s", (text, valid) => expect(isValidContact("name", text)).toBe(valid));
});

describe("email", () => {
  test.each([
    ["alex@company.example", true],
    [" alex@company.example ", true],
    ["a.b+c@mail.company.example", true],
    ["o'hara@x.io", true],
    ["ä@bücher.example", true],
    ["", false],
    ["alex", false],
    ["alex@company", false],
    ["@company.example", false],
    ["alex@.example", false],
    ["alex@company.", false],
    ["alex@company..example", false],
    ["alex@@company.example", false],
    ["alex@a@company.example", false],
    ["alex morgan@company.example", false],
    ["alex@com pany.example", false],
    ["alex@company.example\nbcc: x@y.zz", false],
  ])("%j: %s", (text, valid) => expect(isEmail(text)).toBe(valid));

  // With a pattern whose parts overlap, 100,000 characters of these would keep a browser busy for minutes.
  test.each([
    ["one long name", "a".repeat(100_000)],
    ["only at signs", "@".repeat(100_000)],
    ["one long host", `a@${"a".repeat(100_000)}`],
    ["many parts and a late mistake", `a@${"a.".repeat(50_000)}@`],
    ["only dots behind the at sign", `a@${".".repeat(100_000)}`],
    ["spaces between", `a${" ".repeat(100_000)}a`],
  ])("hostile text: %s", (_name, text) => expect(isEmail(text)).toBe(false));

  test("a long text that is an address", () => expect(isEmail(`a@${"a.".repeat(50_000)}a`)).toBe(true));
});

describe("message", () => {
  test.each([
    ["", false],
    ["123456789", false],
    ["  123456789  ", false],
    ["1234567890", true],
    ["  1234567890", true],
    [" ".repeat(20), false],
    ["\u{1f600}".repeat(9), false],
    [`${"\u{1f600}".repeat(9)}.`, true],
    ["\u{1f600}".repeat(10), true],
  ])("%j: %s", (text, valid) => {
    expect(isMessage(text)).toBe(valid);
    expect(isValidContact("message", text)).toBe(valid);
  });
});

test.each([
  ["name", true],
  ["email", true],
  ["message", true],
  ["company", false],
  ["bot-field", false],
  ["toString", false],
])("whether %s has a rule: %s", (name, checked) => expect(isCheckedField(name)).toBe(checked));
