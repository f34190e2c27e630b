import MiniSearch from "minisearch";
import type { EntryKind, SearchEntry, SearchFile } from "./entry";
import { plainWords, termsOf } from "./terms";

type IndexedEntry = SearchEntry & { id: number };

/** How much a term counts in each field. */
const BOOST = { title: 3, context: 1.5, words: 1.5, text: 1 } as const;

/** Entries that are indexed at a time, so that a slow phone can answer a tap in between. */
const CHUNK = 30;

/** The search index, ready to be asked. */
export type SiteIndex = {
  entries: readonly SearchEntry[];
  engine: MiniSearch<IndexedEntry>;
  /** Terms of each entry's title. */
  titles: readonly ReadonlySet<string>[];
  /** Every term that the content or the synonyms know. */
  vocabulary: ReadonlySet<string>;
  /** Terms of the content for a phrase of visitors, as `plainWords` spells it, or for a term. */
  meanings: ReadonlyMap<string, readonly string[]>;
  /** Those of the phrases and terms that ask for what holds for all that is offered (`Synonym`). */
  questions: ReadonlySet<string>;
  /** Terms of the titles of what is offered: services, solutions, industries. */
  offers: ReadonlySet<string>;
  /** Terms of the company's name. */
  brand: ReadonlySet<string>;
  suggestions: SearchFile["suggestions"];
};

/** A phrase counts as it is spelled, a single word in all its forms. */
const phraseKey = (said: string): string => {
  const words = plainWords(said);
  return words.includes(" ") ? words : (termsOf(words)[0] ?? words);
};

const meaningsOf = ({ synonyms }: SearchFile): SiteIndex["meanings"] => {
  const meanings = new Map<string, string[]>();
  for (const { said, means } of synonyms)
    for (const key of said.map(phraseKey))
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...means.flatMap(termsOf)])]);
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
  const vocabulary = new Set([...meanings.keys()].filter((key) => !key.includes(" ")));
  const engine = new MiniSearch<IndexedEntry>({
    fields: Object.keys(BOOST),
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
  const titles = entries.map(({ title }) => new Set(termsOf(title)));
  return {
    entries,
    engine,
    titles,
    vocabulary,
    meanings,
    questions: new Set(synonyms.filter(({ asks }) => asks).flatMap(({ said }) => said.map(phraseKey))),
    offers: new Set(entries.filter(({ kind }) => OFFERED.has(kind)).flatMap(({ title }) => termsOf(title))),
    brand: new Set(termsOf(brand)),
    suggestions,
  };
};
