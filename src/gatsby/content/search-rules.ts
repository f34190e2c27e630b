/** Rules for the words of visitors that the search and the assistant know. */
import { asTyped } from "../../lib/as-typed";
import { standsAt } from "../../search/entry";
import { partsOf, quoteAt } from "../../search/quote-from";
import { MOST_PHRASE_WORDS, plainWords, termsOf } from "../../search/terms";
import { searchEntries } from "../search/search-file";
import type { TypeName } from "./collections";
import { formatPath, formatValue, type ContentIssue } from "./content-issue";
import type { ContentsOf } from "./definitions/collection";
import { entitiesOf, issueAt, type Rule } from "./entity";
import { missingFiles } from "./file-rules";
import { linkTargets } from "./link-rules";
import { inListOrder } from "./list-order";

const phraseLength = (text: string): number => plainWords(text).split(" ").filter(Boolean).length;

/**
 * The search must be able to find synonyms in questions, and they must lead to words. The content need not use those
 * words: it changes, and that is up to the editors.
 */
export const synonyms: Rule = (content) =>
  entitiesOf(content, "SearchSettings").flatMap((entity) =>
    entity.content.synonyms.flatMap(({ said, means }, place) => {
      const issue = (field: string, index: number, text: string, expected: string): ContentIssue =>
        issueAt(entity, ["synonyms", place, field, index], formatValue(text), expected);
      const phrase = `letters or digits, and at most ${MOST_PHRASE_WORDS} words`;
      return [
        ...said.flatMap((text, index) =>
          phraseLength(text) >= 1 && phraseLength(text) <= MOST_PHRASE_WORDS
            ? []
            : [issue("said", index, text, phrase)],
        ),
        ...means.flatMap((text, index) =>
          termsOf(text).length > 0 ? [] : [issue("means", index, text, "a word that says what is meant")],
        ),
      ];
    }),
  );

/** The beginning of a sentence, up to a whole word: as much as one would copy. */
const BEGINNING = /^.{1,100}(?=\s|$)/;

/** The beginning of the part of some texts that has the most words in common with other words; undefined if none has. */
const nearestBeginning = (words: string, texts: readonly string[]): string | undefined => {
  const wanted = new Set(termsOf(words));
  const parts = texts.flatMap(partsOf).map(({ text }) => ({
    text,
    shared: new Set(termsOf(text).filter((term) => wanted.has(term))).size,
  }));
  const most = Math.max(0, ...parts.map(({ shared }) => shared));
  return most === 0 ? undefined : BEGINNING.exec(parts.find(({ shared }) => shared === most)?.text ?? "")?.[0];
};

/** An intent's answer must be a sentence at its place. If no page has that place, `linkTargets` reports it. */
export const intentAnswers: Rule = (content) => {
  // Skip the check if a file is broken or missing, since it may hold the text.
  if (content.entities.length < content.files.length || missingFiles(content.files).length > 0) return [];
  const contentsOf = (({ type }) =>
    entitiesOf(content, type as TypeName)
      .map(({ content: entry }) => entry)
      .toSorted(inListOrder)) as ContentsOf;
  const entries = searchEntries(contentsOf);
  const nowhere = new Set(linkTargets(content).map(({ path }) => path));
  return entitiesOf(content, "Intents").flatMap((entity) =>
    entity.content.intents.flatMap(({ answer }, place) => {
      const there = entries.filter((entry) => answer && standsAt(entry, answer.href)).map(({ text }) => asTyped(text));
      const isNowhere = nowhere.has(formatPath(["intents", place, "answer", "href"]));
      return !answer || isNowhere || there.some((text) => quoteAt({ text }, asTyped(answer.says)) !== "")
        ? []
        : [
            issueAt(
              entity,
              ["intents", place, "answer", "says"],
              `${formatValue(answer.says)}, which no sentence at ${answer.href} says`,
              "the words with which a sentence there begins",
              nearestBeginning(answer.says, there),
            ),
          ];
    }),
  );
};
