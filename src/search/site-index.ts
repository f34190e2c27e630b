import MiniSearch from "minisearch";
import type { EntryKind, SearchEntry, SearchFile } from "./entry";
import { plainWords, termsOf, wordKey } from "./terms";

type IndexedEntry = SearchEntry & { id: number };

const FIELDS = ["title", "context", "words", "text"];

/** How much a term counts in a title, beside 1 elsewhere: 8 questions and 6 searches of the corpus. */
const BOOST = { title: 3 } as const;

/** Entries that are indexed at a time, so that a slow phone can answer a tap in between. */
const CHUNK = 30;

/** The search index, ready to be asked. */
export type SiteIndex = {
  entries: readonly SearchEntry[];
  engine: MiniSearch<IndexedEntry>;
  /** Every term that the content or the synonyms know. */
  vocabulary: ReadonlySet<string>;
  /**
   * What the content says for a word or phrase of visitors, each of its words as `wordKey` has it: terms, or several that
   * only mean it together, joined by spaces.
   */
  meanings: ReadonlyMap<string, readonly string[]>;
  /** Those of the phrases and terms that ask for what holds for all that is offered (`Synonym`). */
  questions: ReadonlySet<string>;
  /** Terms of the titles of what is offered: services, solutions, industries. */
  offers: ReadonlySet<string>;
  /** Name of the company. */
  company: string;
  /** Terms of that name. */
  brand: ReadonlySet<string>;
  suggestions: SearchFile["suggestions"];
};

/** A word or phrase in all its forms. */
const phraseKey = (said: string): string => plainWords(said).split(" ").map(wordKey).join(" ");

const meaningsOf = ({ synonyms }: SearchFile): SiteIndex["meanings"] => {
  const meanings = new Map<string, string[]>();
  for (const { said, means } of synonyms)
    for (const key of said.map(phraseKey))
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...means.map((text) => termsOf(text).join(" "))])]);
  return meanings;
};

const OFFERED: ReadonlySet<EntryKind> = new Set(["service", "solution", "industry"]);

/**
 * Makes an index of the file's entries, a few at a time.
 *
 * @param file what the build wrote
 */
export const makeIndex = async (file: SearchFile): Promise<SiteIndex> => {
  const { entries, synonyms, suggestions, brand } = file;
  const meanings = meaningsOf(file);
  const vocabulary = new Set(termsOf(synonyms.flatMap(({ said }) => said).join(" ")));
  const engine = new MiniSearch<IndexedEntry>({
    fields: FIELDS,
    tokenize: (text) => {
      const terms = termsOf(text);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    // The tokenizer has done it all.
    processTerm: (term) => term,
    // Queries come as terms, joined by spaces.
    searchOptions: { boost: BOOST, tokenize: (terms) => terms.split(" ") },
  });
  await engine.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: CHUNK },
  );
  return {
    entries,
    engine,
    vocabulary,
    meanings,
    questions: new Set(synonyms.filter(({ asks }) => asks).flatMap(({ said }) => said.map(phraseKey))),
    offers: new Set(entries.filter(({ kind }) => OFFERED.has(kind)).flatMap(({ title }) => termsOf(title))),
    company: brand,
    brand: new Set(termsOf(brand)),
    suggestions,
  };
};
