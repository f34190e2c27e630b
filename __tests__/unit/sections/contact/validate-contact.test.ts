import { isEmail } from "../../../../src/lib/is-email";
import {
  isCheckedField,
  isMessage,
  isValidContact,
  MINIMUM_LENGTH,
} from "../../../../src/sections/contact/validate-contact";

describe.each(["name", "message"] as const)("the %s", (field) => {
  const least = MINIMUM_LENGTH[field];
  const [enough, tooShort] = ["A".repeat(least), "A".repeat(least - 1)];
  test.each([
    ["", false],
    [tooShort, false],
    [`  ${tooShort}  `, false],
    [enough, true],
    [` ${enough}`, true],
    [` ${enough} `, true],
    [" ".repeat(2 * least), false],
    ["李".repeat(least), true],
    ["\u{1f600}".repeat(least - 1), false],
    [`${"\u{1f600}".repeat(least - 1)}.`, true],
    ["\u{1f600}".repeat(least), true],
  ])("%j: %s", (text, valid) => expect(isValidContact(field, text)).toBe(valid));
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

test("a message is looked at as soon as it can be sent", () => {
  const message = "A".repeat(MINIMUM_LENGTH.message);
  expect([isMessage(message), isMessage(message.slice(1))]).toEqual([true, false]);
});

test.each([
  ["name", true],
  ["email", true],
  ["message", true],
  ["company", false],
  ["bot-field", false],
  ["toString", false],
])("whether %s has a rule: %s", (name, checked) => expect(isCheckedField(name)).toBe(checked));
