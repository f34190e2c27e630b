/** What is kept of the conversation in the tab, and how it is read again. */
import type { Answer, Passage } from "../../search/answer-one";
import type { SearchEntry } from "../../search/entry";
import { readForTab, saveForTab } from "../../ui/tab-storage";

type Source = Pick<SearchEntry, "title" | "context" | "href">;

/** A place near an answer as it is kept: with the passage that comes closest. */
type NearSource = Source & { quote?: string };

/** An answer as it is kept: of its sources only what is shown. */
export type KeptAnswer = {
  quote: string;
  sources: readonly Source[];
  further?: KeptAnswer;
  missed?: string;
  isExample?: true;
};

/** A question, and what came of it: null where the site does not answer it, undefined as long as nobody knows. */
export type Turn = {
  question: string;
  answer?: KeptAnswer | null;
  /** Where to look for what has no answer. */
  near?: readonly NearSource[];
};

const KEY = "talk";

/** Questions that are kept; the oldest go first. */
const MAX_TURNS = 40;

const isAnswer = (value: Partial<KeptAnswer> | null | undefined): boolean =>
  !value || (typeof value.quote === "string" && Array.isArray(value.sources) && isAnswer(value.further));

/** What an earlier version of the site kept may look different, and could not be shown. */
const isTurns = (value: unknown): value is Turn[] =>
  Array.isArray(value) &&
  value.every(
    (turn: Partial<Turn> | null) =>
      typeof turn?.question === "string" && isAnswer(turn.answer) && Array.isArray(turn.near ?? []),
  );

/** What an earlier document kept; something unreadable is as good as nothing. */
export const readTurns = (): readonly Turn[] => {
  try {
    const kept: unknown = JSON.parse(readForTab(KEY) || "[]");
    return isTurns(kept) ? kept : [];
  } catch {
    return [];
  }
};

/**
 * Keeps a conversation for the tab.
 *
 * @returns the turns that are kept
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

/** An answer as it is kept. */
export const keptAnswer = ({ quote, sources, further, missed }: Answer): KeptAnswer => ({
  quote,
  sources: sources.map(keptSource),
  ...(further ? { further: keptAnswer(further) } : {}),
  ...(missed ? { missed } : {}),
  ...(sources[0].kind === "case-study" ? { isExample: true } : {}),
});

/** A place near an answer as it is kept. */
export const keptPlace = ({ entry, quote }: Passage): NearSource => ({ ...keptSource(entry), quote });
