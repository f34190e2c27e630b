import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import texts from "../../../data/site/assistant.json";
import { fillText } from "../../lib/fill-text";
import { Button } from "../../ui/button";
import { forgetDraft, restoreDraft } from "../../ui/form/draft";
import { isComposing } from "../../ui/is-composing";

/** The longest question, in characters; longer ones belong in a message. */
const MAX_QUESTION_LENGTH = 500;

const DRAFT = "assistant";

const errorOf = (question: string): string => {
  if (question === "") return texts.empty;
  return question.length > MAX_QUESTION_LENGTH ? fillText(texts.tooLong, { n: MAX_QUESTION_LENGTH }) : "";
};

/** The form for a question. Its text is stored as a draft until the question is asked. */
export const QuestionForm = ({
  field,
  onAsk,
}: {
  field: RefObject<HTMLTextAreaElement>;
  onAsk: (question: string) => void;
}) => {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [error, setError] = useState("");

  const check = useCallback(() => {
    const question = field.current?.value.trim() ?? "";
    // An empty field is not an error before the visitor submits.
    setError(question === "" ? "" : errorOf(question));
  }, [field]);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
    check();
  }, [check]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!field.current) return;
    const question = field.current.value.trim();
    const issue = errorOf(question);
    setError(issue);
    field.current.focus();
    if (issue !== "") return;
    const sent = new FormData(event.currentTarget);
    event.currentTarget.reset();
    forgetDraft(DRAFT, sent);
    onAsk(question);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} data-draft={DRAFT} onSubmit={onSubmit} className="chat-form">
      <label htmlFor={id} className="mb-1.5 inline-block text-sm font-medium">
        {texts.question}
      </label>
      <div className="flex flex-wrap items-end gap-2">
        <textarea
          ref={field}
          id={id}
          name="question"
          rows={1}
          dir="auto"
          enterKeyHint="send"
          placeholder={texts.placeholder}
          aria-invalid={error !== ""}
          aria-describedby={`${id}-error`}
          onInput={check}
          onKeyDown={onKeyDown}
          className="field-control"
        />
        <Button type="submit" className="min-h-12">
          {texts.send}
        </Button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="field-error mt-1.5 text-sm text-danger empty:mt-0">
        {error}
      </p>
    </form>
  );
};
