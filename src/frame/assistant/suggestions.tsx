import { useEffect, useMemo, useState } from "react";
import texts from "../../../data/site/assistant.json";
import { answerQuestion } from "../../search/answer-question";
import type { Intents } from "../../search/intents";
import { loadAnswers } from "../../search/load-index";
import type { SiteIndex } from "../../search/site-index";
import type { Turn } from "./kept-talk";

type SuggestionsProps = {
  /** Path of the current page. */
  path: string;
  /** The conversation so far. */
  turns: readonly Turn[];
  onAsk: (question: string) => void;
};

/** Suggested questions for the current page, at the end of the conversation. */
export const Suggestions = ({ path, turns, onAsk }: SuggestionsProps) => {
  const [loaded, setLoaded] = useState<[SiteIndex, Intents]>();
  useEffect(() => {
    if (loaded) return;
    // On failure, the next question shows the error, and its turn tries again.
    loadAnswers().then(setLoaded, () => undefined);
  }, [loaded, turns]);

  const suggested = useMemo(() => {
    if (!loaded) return [];
    const [{ suggestions }] = loaded;
    return (suggestions[path] ?? suggestions["/"] ?? []).map((question) => ({
      question,
      answer: answerQuestion(...loaded, question)?.sources[0],
    }));
  }, [loaded, path]);
  const given = turns.flatMap(({ answer }) => [answer?.sources[0], answer?.further?.sources[0]]);
  // The visitor may have asked the same in other words, so compare the answers too.
  const questions = suggested.filter(
    ({ question, answer }) =>
      !turns.some((turn) => turn.question === question) &&
      !given.some((source) => source && source.title === answer?.title && source.href === answer.href),
  );
  if (questions.length === 0) return null;
  return (
    <div className="pt-6">
      <p className="text-sm text-muted">{texts.suggestionsHeading}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {questions.map(({ question }) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="min-h-11 rounded-sm border border-control px-4 py-2 text-start text-base hover:border-ink hover:bg-hover"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
