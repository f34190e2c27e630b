/** @jest-environment node */
/** The least lengths of the message form stand in code, in docs/product.md and the content. */
import { readFileSync } from "node:fs";
import { MINIMUM_LENGTH } from "../../src/sections/contact/validate-contact";
import { jsonOf, realFiles } from "../support/content";

type Texts = { form: Record<"name" | "message", { hint?: string; error: string }> };

const numbersIn = (texts: readonly string[], pattern: RegExp): number[] =>
  texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, number]) => Number(number)));

it.each(["name", "message"] as const)("the least length of the %s agrees with validate-contact.ts", async (field) => {
  const { hint = "", error } = jsonOf<Texts>(await realFiles(), "pages/contact.json").form[field];
  const said = numbersIn([hint, error], /at least (\d+) characters/gi);
  expect({ "data/pages/contact.json": new Set(said) }).toEqual({
    "data/pages/contact.json": new Set([MINIMUM_LENGTH[field]]),
  });
});

it("docs/product.md, sections 4, 5, 8, 9 and 10, says the same", () => {
  const product = readFileSync("docs/product.md", "utf8");
  const said = numbersIn(
    [product],
    /(?:message of|Message: at least|Message should be at least|2 s, from) (\d+) char/g,
  );
  expect(said).toHaveLength(5);
  expect(new Set(said)).toEqual(new Set([MINIMUM_LENGTH.message]));
});
