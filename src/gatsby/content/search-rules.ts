/** Synonyms must be found in questions and lead to words. Whether the content says them is the editors' own affair: it changes. */
import { MOST_PHRASE_WORDS, plainWords, termsOf } from "../../search/terms";
import { formatValue, type ContentIssue } from "./content-issue";
import { entitiesOf, issueAt, type Rule } from "./entity";

const countWords = (text: string): number => plainWords(text).split(" ").filter(Boolean).length;

export const synonyms: Rule = (content) =>
  entitiesOf(content, "SearchSettings").flatMap((entity) =>
    entity.content.synonyms.flatMap(({ said, means }, place) => {
      const issue = (field: string, index: number, text: string, expected: string): ContentIssue =>
        issueAt(entity, ["synonyms", place, field, index], formatValue(text), expected);
      const phrase = `letters or digits, and at most ${MOST_PHRASE_WORDS} words`;
      return [
        ...said.flatMap((text, index) =>
          countWords(text) >= 1 && countWords(text) <= MOST_PHRASE_WORDS ? [] : [issue("said", index, text, phrase)],
        ),
        ...means.flatMap((text, index) =>
          termsOf(text).length > 0 ? [] : [issue("means", index, text, "a word that says what is meant")],
        ),
      ];
    }),
  );
