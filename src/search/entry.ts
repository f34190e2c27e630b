/** The types of the search files. The build writes the files (src/gatsby/search), and the browser reads them. */

/** The subject of an entry; results are grouped by kind. */
export type EntryKind =
  "page" | "service" | "industry" | "solution" | "case-study" | "article" | "question" | "office" | "person";

/** Something to find, and the address that opens it. */
export type SearchEntry = {
  kind: EntryKind;
  /** Its heading, as the page shows it. */
  title: string;
  /** What the entry belongs to: the industry of a solution, the article of a section, the name of a page. */
  context?: string;
  /** Sentences of the content, verbatim; answers quote them. */
  text: string;
  /** Extra words that find the entry, such as a page's keywords. They are not shown. */
  words?: string;
  /**
   * True for a text that announces another one, such as an article's excerpt. It can be found, but it does not answer.
   */
  teaser?: boolean;
  /** Address that opens it in place: "/services/finance#solutions", "/blog#an-article". */
  href: string;
};

/** A mapping from visitors' words to the words of the content; editors maintain it in data/site/search.json. */
export type Synonym = {
  /** Words or phrases that visitors use: "price", "how much". */
  said: readonly string[];
  /**
   * What the content says instead. Each item is an alternative: "cost". If an item has several words, such as "missed
   * appointments", an entry must contain all of them.
   */
  means: readonly string[];
  /**
   * True for a question with one answer for all offers, such as how long or how much. An answer must contain one of
   * `means`, and it need not name the service in the question.
   */
  asks?: boolean | undefined;
};

/** Where the answer to an intent is (a page, or a place on one), and the words that its quote starts with. */
export type IntentAnswer = { href: string; says: string };

/** Whether an entry is at a place, or anywhere on a page. */
export const standsAt = ({ href }: SearchEntry, place: string): boolean =>
  href === place || href.startsWith(`${place}#`);

/** Increase this when the shape of a file changes: scripts of another version then reject the file. */
export const SEARCH_FILE_VERSION = 4;

/** The search file that the browser fetches. */
export type SearchFile = {
  version: typeof SEARCH_FILE_VERSION;
  /** The name of the company. In a query it says nothing about what is wanted. */
  brand: string;
  entries: readonly SearchEntry[];
  synonyms: readonly Synonym[];
  /** Questions to suggest, by the path of the current page. */
  suggestions: Readonly<Record<string, readonly string[]>>;
};

/** The visitors' collected questions, grouped by intent and counted for the classifier (data/site/intents.json). */
export type IntentsFile = {
  version: typeof SEARCH_FILE_VERSION;
  /**
   * Where each intent is answered: "none" if the site does not answer it, "search" if the search should decide by the
   * words.
   */
  answers: readonly (IntentAnswer | "none" | "search")[];
  /**
   * The terms of the questions, separated by spaces, but for those that no question needs (src/gatsby/search). They are
   * sorted by their letters, which compresses best.
   */
  terms: string;
  /**
   * For each term, the letters of its intents (`intentLetter`), one for each question that contains it, as `shortLetters`
   * writes them.
   */
  letters: string;
};
