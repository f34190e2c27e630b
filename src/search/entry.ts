/** What the search index holds. The build writes it (src/gatsby/search), the browser reads it. */

/** What an entry is about; results are grouped by it. */
export type EntryKind =
  "page" | "service" | "industry" | "solution" | "case-study" | "article" | "question" | "office" | "person";

/** Something that can be found, and the address where it opens. */
export type SearchEntry = {
  kind: EntryKind;
  /** Its heading, as the page shows it. */
  title: string;
  /** What it belongs to: the industry of a solution, the article of a section, the name of a page. */
  context?: string;
  /** Sentences of the content, as they stand there; an answer is quoted from them. */
  text: string;
  /** Further words that find it, such as a page's keywords; they are not shown. */
  words?: string;
  /** True for a text that announces another one, such as an article's excerpt: it is found, and answers nothing. */
  teaser?: boolean;
  /** Address that opens it in place: "/services/finance#solutions", "/blog#an-article". */
  href: string;
};

/** What visitors say and what the content says instead; editors keep them in data/site/search.json. */
export type Synonym = {
  /** Words or phrases of visitors: "price", "how much". */
  said: readonly string[];
  /** What the content says for it, each for itself: "cost"; of several words, such as "missed appointments", all. */
  means: readonly string[];
  /**
   * True for a question that has one answer for all that is offered, such as how long or how much: an answer has to hold
   * one of `means`, and need not name the service that is asked about.
   */
  asks?: boolean | undefined;
};

/** Where the answer to an intent stands, a page or a place on one, and the words with which its quote begins. */
export type IntentAnswer = { href: string; says: string };

/** Whether an entry stands at a place, or anywhere on a page. */
export const standsAt = ({ href }: SearchEntry, place: string): boolean =>
  href === place || href.startsWith(`${place}#`);

/** Grows when the shape of a file changes: scripts of another version refuse it. */
export const SEARCH_FILE_VERSION = 3;

/** The file that the browser fetches. */
export type SearchFile = {
  version: typeof SEARCH_FILE_VERSION;
  /** Name of the company, which says nothing about what is wanted of it. */
  brand: string;
  entries: readonly SearchEntry[];
  synonyms: readonly Synonym[];
  /** Questions to ask next, by the path of the page that one is on. */
  suggestions: Readonly<Record<string, readonly string[]>>;
};

/** The collected questions of visitors by what they are after, as the classifier counts them (data/site/intents.json). */
export type IntentsFile = {
  version: typeof SEARCH_FILE_VERSION;
  /** Where each intent is answered: "none" for questions that the site does not answer, "search" for those whose words decide. */
  answers: readonly (IntentAnswer | "none" | "search")[];
  /** The terms of all questions, with spaces between them; in the order of their letters, which compresses best. */
  terms: string;
  /** For each of them the letters of its intents (`intentLetter`), one for each question that says it. */
  letters: string;
};
