import texts from "../../../data/site/search-dialog.json";
import { fillText } from "../../lib/fill-text";
import type { SiteIndex } from "../../search/site-index";
import { Button } from "../../ui/button";

type SearchStateProps = {
  /** The trimmed query; empty if the field is. */
  words: string;
  index: SiteIndex | undefined;
  hasFailed: boolean;
  /** The number of results shown. */
  count: number;
  /** Whether one of them has all words. */
  hasAll: boolean;
  /** Query words that the site does not contain, as typed. */
  unknown: readonly string[];
  onRetry: () => void;
  /** `onAsk` opens the assistant, `onWrite` the message form; both take the query along. */
  onAsk: () => void;
  onWrite: () => void;
};

type State = "failed" | "empty" | "loading" | "none" | "partial" | "found";

/** The state of the search, and its status line, which screen readers announce when it changes. */
const stateOf = ({ words, index, hasFailed, count, hasAll, unknown }: SearchStateProps): [State, string] => {
  if (hasFailed) return ["failed", texts.failure];
  if (!words) return ["empty", texts.hint];
  if (!index) return ["loading", texts.loading];
  if (count === 0) return ["none", fillText(texts.none, { words })];
  const number = count === 1 ? texts.oneResult : fillText(texts.results, { n: count });
  if (hasAll) return ["found", number];
  const why = unknown.length > 0 ? fillText(texts.unknown, { words: [...new Set(unknown)].join(", ") }) : texts.partly;
  return ["partial", `${number}. ${why}`];
};

/**
 * The number of results and the ways out of the search. The assistant is offered unless the index is missing, and takes
 * the query along as a question. It is also offered before anything is typed, so that its conversation can be reached
 * from every page. If there are no results, none with all words, or no index, the message form is offered too.
 */
export const SearchState = (props: SearchStateProps) => {
  const { onRetry, onAsk, onWrite } = props;
  const [state, status] = stateOf(props);
  const isFailed = state === "failed";
  // Without results, the status and the first button stand out.
  const isFruitless = isFailed || state === "none";
  const isPartial = state === "partial";
  // Small buttons, because the results below matter more.
  const size = isPartial ? "sm" : "default";
  return (
    <div className="mx-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className={isFruitless ? "font-medium" : "text-label text-muted"}>
          {status}
        </p>
        {state === "found" && (
          <Button size="sm" variant="link" onClick={onAsk}>
            {texts.assistant}
          </Button>
        )}
      </div>
      {state === "none" && <p className="mt-2 text-base text-muted">{texts.noneHint}</p>}
      {state !== "loading" && state !== "found" && (
        <div className={`flex flex-wrap gap-3 ${isPartial ? "mt-3" : "mt-5"}`}>
          <Button size={size} variant={isFruitless ? "default" : "outline"} onClick={isFailed ? onRetry : onAsk}>
            {isFailed ? texts.retry : texts.assistant}
          </Button>
          {state !== "empty" && (
            <Button size={size} variant="outline" onClick={onWrite}>
              {texts.contact}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
