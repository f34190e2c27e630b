import { escapeRegExp } from "../lib/escape-reg-exp";
import type { Intents } from "./intents";
import type { SiteIndex } from "./site-index";
import { wordKey } from "./terms";

/** Verb forms before the company's name, and their forms before "you". */
const WITH_YOU: Readonly<Record<string, string>> = { does: "do", is: "are", has: "have", was: "were" };

/**
 * Rewrites a question about the company as one to the company: "How much does Acme cost?" becomes "How much do you
 * cost?". The collected questions are written that way.
 *
 * @param index the index, which knows the company's name
 * @param intents the collected questions (`loadAnswers`). If they contain the first word of the name, that word alone
 *   does not stand for the company
 * @param question the visitor's question
 */
export const toCompany = ({ company }: SiteIndex, { terms }: Intents, question: string): string => {
  const [first = "", ...rest] = company.split(/\s+/).map(escapeRegExp);
  if (first === "") return question;
  const others = rest.map((word) => `\\s+${word}`).join("");
  const name = terms.has(wordKey(first.toLowerCase())) ? first + others : `${first}(?:${others})?`;
  return question.replace(
    // Explicit boundaries, because a name may start or end with a letter or sign that \b does not recognize.
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
