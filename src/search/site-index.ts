import MiniSearch from "minisearch";
import type { EntryKind, SearchEntry, SearchFile } from "./entry";
import { plainWords, termsOf, wordKey } from "./terms";

type IndexedEntry = SearchEntry & { id: number };

const FIELDS = ["title", "context", "words", "text"];

/** Weight of a term in a title, where 1 is a term anywhere else: 8 questions and 6 searches of the corpus. */
const BOOST = { title: 3 } as const;

/** Number of entries to index at a time. The breaks let a slow phone respond to a tap. */
const CHUNK = 30;

/** The search index, ready for queries. */
export type SiteIndex = {
  entries: readonly SearchEntry[];
  engine: MiniSearch<IndexedEntry>;
  /** Every term in the content or the synonyms. */
  vocabulary: ReadonlySet<string>;
  /**
   * The content's terms for a visitor's word or phrase, keyed by its words in `wordKey` form. Terms that only have that
   * meaning together are joined by spaces.
   */
  meanings: ReadonlyMap<string, readonly string[]>;
  /** The keys of phrases and terms that ask for something that applies to all offers (`Synonym.asks`). */
  questions: ReadonlySet<string>;
  /** Terms in the titles of offers: services, solutions, industries. */
  offers: ReadonlySet<string>;
  company: string;
  /** The terms of the company's name. */
  brand: ReadonlySet<string>;
  suggestions: SearchFile["suggestions"];
};

/** A word or phrase as a key of the maps in the index. */
export const phraseKey = (said: string): string => plainWords(said).split(" ").map(wordKey).join(" ");

const meaningsOf = ({ synonyms }: SearchFile): SiteIndex["meanings"] => {
  const meanings = new Map<string, string[]>();
  for (const { said, means } of synonyms)
    for (const key of said.map(phraseKey))
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...means.map((text) => termsOf(text).join(" "))])]);
  return meanings;
};

const OFFERED: ReadonlySet<EntryKind> = new Set(["service", "solution", "industry"]);

/**
 * Builds the index from the file's entries, a few at a time.
 *
 * @param file the search file from the build
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
    // The tokenizer has already stemmed the terms.
    processTerm: (term) => term,
    // Queries arrive as terms joined by spaces.
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
