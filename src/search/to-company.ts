import { escapeRegExp } from "../lib/escape-reg-exp";
import type { Intents } from "./intents";
import type { SiteIndex } from "./site-index";
import { wordKey } from "./terms";

/** A verb before the company's name, and before "you". */
const WITH_YOU: Readonly<Record<string, string>> = { does: "do", is: "are", has: "have", was: "were" };

/**
 * A question as it would be asked of the company itself: "How much does Acme cost?" as "How much do you cost?", by which
 * questions are collected.
 *
 * @param index the index, which knows the company's name, and
 * @param intents what visitors ask (`loadAnswers`); a first word of the name that they use otherwise does not stand for it
 * @param question what a visitor asked
 */
export const toCompany = ({ company }: SiteIndex, { terms }: Intents, question: string): string => {
  const [first = "", ...rest] = company.split(/\s+/).map(escapeRegExp);
  if (first === "") return question;
  const others = rest.map((word) => `\\s+${word}`).join("");
  const name = terms.has(wordKey(first.toLowerCase())) ? first + others : `${first}(?:${others})?`;
  return question.replace(
    // A name may begin or end with a letter or a sign that \b does not know.
    new RegExp(
      `(?:\\b(?<verb>${Object.keys(WITH_YOU).join("|")})\\s+)?(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])(?<owns>['’]s?)?`,
      "giu",
    ),
    (...match) => {
      const { verb, owns } = match.at(-1) as { verb?: string; owns?: string };
      const you = owns ? "your" : "you";
      return verb ? `${WITH_YOU[verb.toLowerCase()]} ${you}` : you;
    },
  );
};
