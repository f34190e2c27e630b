/** The conversation with the assistant. It is stored for the tab (kept-talk) and stays across pages. */
import texts from "../../../data/site/assistant.json";
import { answerQuestion } from "../../search/answer-question";
import { loadAnswers } from "../../search/load-index";
import { nearestPlaces } from "../../search/nearest-places";
import { plainWords } from "../../search/terms";
import { createStore } from "../../ui/store";
import { keepTurns, keptAnswer, keptPlace, readTurns, type Turn } from "./kept-talk";

/** The reply to what is not about the company: a greeting, thanks, or who the assistant is. Undefined for anything else. */
export const replyTo = (said: string): string | undefined => {
  const words = plainWords(said).split(" ");
  return texts.pleasantries.find((pleasantry) => words.every((word) => pleasantry.words.includes(word)))?.reply;
};

type Talk = {
  turns: readonly Turn[];
  /** How many earlier turns this document has dropped. `dropped` plus a turn's index is a stable key. */
  dropped: number;
  /** Cleared turns, which can be restored until the next question. Not stored beyond the document. */
  cleared: readonly Turn[];
  /** Whether the index failed to load; questions then wait for another try. */
  failed: boolean;
};

const store = createStore<Talk>({ turns: readTurns(), dropped: 0, cleared: [], failed: false });

// When Back restores a document from the page cache, another document may have asked questions since.
if (typeof window !== "undefined")
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    store.set({ turns: readTurns(), dropped: 0, cleared: [], failed: false });
    void answerWaiting();
  });

/** The current conversation. */
export const getTalk = store.get;

/** Calls the listener at every change; returns an unsubscribe function. */
export const subscribeToTalk = store.subscribe;

const change = (part: Partial<Talk>): void => {
  const next = { ...getTalk(), ...part };
  const turns = keepTurns(next.turns);
  store.set({ ...next, turns, dropped: next.dropped + next.turns.length - turns.length });
};

const isOpen = ({ answer }: Turn): boolean => answer === undefined;

/** Answers the waiting questions. If the index fails to load, they keep waiting. */
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

/** Clears the conversation, including its stored copy. `restoreTalk` brings it back until the next question. */
export const clearTalk = (): void => change({ turns: [], cleared: getTalk().turns, failed: false });

/** Restores the cleared conversation, and tries waiting questions again. */
export const restoreTalk = (): Promise<void> => {
  change({ turns: getTalk().cleared, cleared: [] });
  return answerWaiting();
};

/** Whether a question lacks a whole answer. */
const lacksAnswer = ({ answer }: Turn): boolean => !answer || answer.missed !== undefined;

/**
 * The questions to pass on in a message to the company, in order and without duplicates or greetings: the ones without
 * a whole answer, or all if there are none, because a quote may have been beside the point. Those that the visitor has
 * passed on before are left out if there are others.
 *
 * @param turns the conversation
 * @returns the questions, and whether answered ones are left out (`isPart`)
 */
export const questionsToPass = (turns: readonly Turn[]): { questions: string[]; isPart: boolean } => {
  const asked = turns.filter(({ question }) => !replyTo(question));
  const open = asked.some(lacksAnswer) ? asked.filter(lacksAnswer) : asked;
  const fresh = open.filter(({ passed }) => !passed);
  const passing = fresh.length > 0 ? fresh : open;
  return { questions: [...new Set(passing.map(({ question }) => question))], isPart: open.length < asked.length };
};

/** Notes that the visitor has taken questions to the contact form. */
export const notePassed = (questions: readonly string[]): void =>
  change({
    turns: getTalk().turns.map((turn) => (questions.includes(turn.question) ? { ...turn, passed: true } : turn)),
  });
