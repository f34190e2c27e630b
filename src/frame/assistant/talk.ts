/** The conversation with the assistant. It is kept for the tab (kept-talk), whatever page shows. */
import texts from "../../../data/site/assistant.json";
import { answerQuestion } from "../../search/answer-question";
import { loadAnswers } from "../../search/load-index";
import { nearestPlaces } from "../../search/nearest-places";
import { plainWords } from "../../search/terms";
import { createStore } from "../../ui/store";
import { keepTurns, keptAnswer, keptPlace, readTurns, type Turn } from "./kept-talk";

/** What is said to a greeting or to thanks, which ask nothing; undefined for anything else. */
export const replyTo = (said: string): string | undefined => {
  const words = plainWords(said).split(" ");
  return texts.pleasantries.find((pleasantry) => words.every((word) => pleasantry.words.includes(word)))?.reply;
};

type Talk = {
  turns: readonly Turn[];
  /** How many turns before them were dropped in this document: with its place, that names a turn for as long as it lives. */
  dropped: number;
  /** What was cleared and can be brought back until the next question; not kept beyond the document. */
  cleared: readonly Turn[];
  /** True where the index did not come: questions wait for another try. */
  failed: boolean;
};

const store = createStore<Talk>({ turns: readTurns(), dropped: 0, cleared: [], failed: false });

// Where Back brings a document back as it was left, another one may have asked since.
if (typeof window !== "undefined")
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    store.set({ turns: readTurns(), dropped: 0, cleared: [], failed: false });
    void answerWaiting();
  });

/** The conversation at this moment. */
export const getTalk = store.get;

/** Calls the listener at every change; returns a function that ends it. */
export const subscribeToTalk = store.subscribe;

const change = (part: Partial<Talk>): void => {
  const next = { ...getTalk(), ...part };
  const turns = keepTurns(next.turns);
  store.set({ ...next, turns, dropped: next.dropped + next.turns.length - turns.length });
};

const isOpen = ({ answer }: Turn): boolean => answer === undefined;

/** Answers the questions that wait; where the index does not come, they go on waiting. */
export const answerWaiting = async (): Promise<void> => {
  if (!getTalk().turns.some(isOpen)) return;
  change({ failed: false });
  try {
    const [index, intents] = await loadAnswers();
    const answer = ({ question }: Turn): Turn => {
      const found = answerQuestion(index, intents, question);
      return found
        ? { question, answer: keptAnswer(found) }
        : { question, answer: null, near: nearestPlaces(index, intents, question).map(keptPlace) };
    };
    change({ turns: getTalk().turns.map((turn) => (isOpen(turn) ? answer(turn) : turn)) });
  } catch {
    change({ failed: true });
  }
};

/**
 * Asks a question.
 *
 * @param question what the visitor typed or chose
 */
export const ask = (question: string): Promise<void> => {
  change({ turns: [...getTalk().turns, { question }], cleared: [], failed: false });
  return answerWaiting();
};

/** Forgets the conversation, as the tab does; `restoreTalk` brings it back until the next question. */
export const clearTalk = (): void => change({ turns: [], cleared: getTalk().turns, failed: false });

/** Brings back what was cleared; questions that waited are tried again. */
export const restoreTalk = (): Promise<void> => {
  change({ turns: getTalk().cleared, cleared: [] });
  return answerWaiting();
};

/**
 * What goes into a message to the company: all questions in their order, each once, without greetings. A quote may have
 * been beside the point.
 *
 * @param turns the conversation
 */
export const questionsToPass = (turns: readonly Turn[]): string[] => [
  ...new Set(turns.map(({ question }) => question).filter((question) => !replyTo(question))),
];
