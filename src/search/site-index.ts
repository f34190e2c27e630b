import MiniSearch from "minisearch";
import type { SearchEntry, SearchFile } from "./entry";
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
  /** What the content calls the words and phrases of visitors, which are spelled as `plainWords` spells them. */
  meanings: ReadonlyMap<string, readonly string[]>;
  suggestions: SearchFile["suggestions"];
};

const meaningsOf = ({ synonyms }: SearchFile): SiteIndex["meanings"] => {
  const meanings = new Map<string, string[]>();
  for (const { said, means } of synonyms)
    for (const words of said.map(plainWords))
      meanings.set(words, [...new Set([...(meanings.get(words) ?? []), ...means.flatMap(termsOf)])]);
  return meanings;
};

/**
 * Makes an index of the file's entries, a few at a time.
 *
 * @param file what the build wrote
 */
export const makeIndex = async (file: SearchFile): Promise<SiteIndex> => {
  const { entries, suggestions } = file;
  const engine = new MiniSearch<IndexedEntry>({
    fields: Object.keys(BOOST),
    tokenize: termsOf,
    // The tokenizer has done it all.
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  });
  await engine.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: CHUNK },
  );
  return { entries, engine, meanings: meaningsOf(file), suggestions };
};
