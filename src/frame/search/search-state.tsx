import texts from "../../../data/site/search-dialog.json";
import { fillText } from "../../lib/fill-text";
import type { SiteIndex } from "../../search/site-index";
import { Button } from "../../ui/button";

type SearchStateProps = {
  /** What is looked for, without spaces around it; empty where the field is. */
  words: string;
  index: SiteIndex | undefined;
  hasFailed: boolean;
  /** Results that are shown. */
  count: number;
  /** Whether the first of them has all words. */
  hasAll: boolean;
  /** Words that no result can have, as they were typed. */
  unknown: readonly string[];
  onRetry: () => void;
  /** Opens the assistant, and writes to the company; both take the words along. */
  onAsk: () => void;
  onWrite: () => void;
};

/** What the search says of itself, which screen readers hear as it changes. */
const sentence = ({ words, index, hasFailed, count, hasAll, unknown }: SearchStateProps): string => {
  if (hasFailed) return texts.failure;
  if (!words) return texts.hint;
  if (!index) return texts.loading;
  if (count === 0) return fillText(texts.none, { words });
  const number = count === 1 ? texts.oneResult : fillText(texts.results, { n: count });
  if (hasAll) return number;
  const why = unknown.length > 0 ? fillText(texts.unknown, { words: [...new Set(unknown)].join(", ") }) : texts.partly;
  return `${number}. ${why}`;
};

/**
 * How many results there are, and the way to the assistant, which takes a question along. Where there are no results,
 * none with all words, or no index, also the way to the company; before anything is typed, what was asked the
 * assistant is found here from every page.
 */
export const SearchState = (props: SearchStateProps) => {
  const { words, index, hasFailed, count, hasAll, onRetry, onAsk, onWrite } = props;
  const isNothing = Boolean(index && words) && count === 0;
  const isPartly = count > 0 && !hasAll;
  // The results below come first.
  const size = isPartly ? "sm" : "default";
  return (
    <div className="mx-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className={isNothing || hasFailed ? "font-medium" : "text-label text-muted"}>
          {sentence(props)}
        </p>
        {count > 0 && hasAll && (
          <Button size="sm" variant="link" onClick={onAsk}>
            {texts.assistant}
          </Button>
        )}
      </div>
      {isNothing && <p className="mt-2 text-base text-muted">{texts.noneHint}</p>}
      {(hasFailed || !words || isNothing || isPartly) && (
        <div className={`flex flex-wrap gap-3 ${isPartly ? "mt-3" : "mt-5"}`}>
          {hasFailed ? (
            <Button onClick={onRetry}>{texts.retry}</Button>
          ) : (
            <Button size={size} variant={isNothing ? "default" : "outline"} onClick={onAsk}>
              {texts.assistant}
            </Button>
          )}
          {(hasFailed || words) && (
            <Button size={size} variant="outline" onClick={onWrite}>
              {texts.contact}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
