/** Stores the conversation for the tab, and reads it back. */
import type { Answer, Passage } from "../../search/answer-one";
import type { SearchEntry } from "../../search/entry";
import { readForTab, saveForTab } from "../../ui/tab-storage";

type Source = Pick<SearchEntry, "title" | "context" | "href">;

/** A stored place near an answer, with the passage that comes closest. */
type NearSource = Source & { quote?: string };

/** A stored answer. Of its sources it only contains what is shown. */
export type KeptAnswer = {
  quote: string;
  sources: readonly Source[];
  further?: KeptAnswer;
  missed?: string;
  isExample?: true;
};

/** A question and its answer: null if the site does not answer it, undefined while the answer is pending. */
export type Turn = {
  question: string;
  answer?: KeptAnswer | null;
  /** Suggested places for a question without an answer. */
  near?: readonly NearSource[];
  /** Set once the visitor has taken the question to the contact form. */
  passed?: true;
};

const KEY = "talk";

/** The most questions to store; the oldest are dropped first. */
const MAX_TURNS = 40;

const isAnswer = (value: Partial<KeptAnswer> | null | undefined): boolean =>
  !value || (typeof value.quote === "string" && Array.isArray(value.sources) && isAnswer(value.further));

/** An earlier version of the site may have stored another shape, which could not be rendered. */
const isTurns = (value: unknown): value is Turn[] =>
  Array.isArray(value) &&
  value.every(
    (turn: Partial<Turn> | null) =>
      typeof turn?.question === "string" && isAnswer(turn.answer) && Array.isArray(turn.near ?? []),
  );

/** Reads the conversation that an earlier document stored. Unreadable data counts as empty. */
export const readTurns = (): readonly Turn[] => {
  try {
    const kept: unknown = JSON.parse(readForTab(KEY) || "[]");
    return isTurns(kept) ? kept : [];
  } catch {
    return [];
  }
};

/**
 * Stores a conversation for the tab.
 *
 * @returns the turns that were stored
 */
export const keepTurns = (all: readonly Turn[]): readonly Turn[] => {
  const turns = all.slice(-MAX_TURNS);
  saveForTab(KEY, turns.length > 0 ? JSON.stringify(turns) : "");
  return turns;
};

const keptSource = ({ title, context, href }: SearchEntry): Source => ({
  title,
  href,
  ...(context ? { context } : {}),
});

/** Converts an answer for storage. */
export const keptAnswer = ({ quote, sources, further, missed }: Answer): KeptAnswer => ({
  quote,
  sources: sources.map(keptSource),
  ...(further ? { further: keptAnswer(further) } : {}),
  ...(missed ? { missed } : {}),
  ...(sources[0].kind === "case-study" ? { isExample: true } : {}),
});

/** Converts a place near an answer for storage. */
export const keptPlace = ({ entry, quote }: Passage): NearSource => ({ ...keptSource(entry), quote });
