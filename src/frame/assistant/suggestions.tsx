import { useEffect, useState } from "react";
import texts from "../../../data/site/assistant.json";
import { loadIndex } from "../../search/load-index";
import type { SiteIndex } from "../../search/site-index";

type SuggestionsProps = {
  /** Path of the page that one is on. */
  path: string;
  /** Questions that were asked already. */
  asked: readonly string[];
  onAsk: (question: string) => void;
};

/** What one could ask on this page. */
export const Suggestions = ({ path, asked, onAsk }: SuggestionsProps) => {
  const [index, setIndex] = useState<SiteIndex>();
  useEffect(() => {
    // Where it fails, the next question says so.
    loadIndex().then(setIndex, () => undefined);
  }, [asked.length]);

  const questions = (index?.suggestions[path] ?? index?.suggestions["/"] ?? []).filter(
    (question) => !asked.includes(question),
  );
  if (questions.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="text-sm text-muted">{texts.suggestionsHeading}</p>
      <ul className="mt-2 flex flex-col items-start gap-2">
        {questions.map((question) => (
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
