import { ChevronDown, X } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import texts from "../../../data/site/assistant.json";
import { MESSAGE_PATH } from "../../lib/paths";
import { Button } from "../../ui/button";
import { ButtonLink } from "../../ui/link";
import { addToMessage } from "../contact-message";
import type { OverlayProps } from "../overlays/overlay-store";
import { QuestionForm } from "./question-form";
import { SiteMark } from "./site-mark";
import { Suggestions } from "./suggestions";
import {
  answerWaiting,
  ask,
  clearTalk,
  getTalk,
  notePassed,
  questionsToPass,
  restoreTalk,
  subscribeToTalk,
} from "./talk";
import { Turn } from "./turn";
import { usePanel } from "./use-panel";
import { useTalkPlace } from "./use-talk-place";

/** The assistant, which only answers with the site's content (docs/product.md, section 11). */
export const Assistant = ({ path, asked, onClose }: OverlayProps) => {
  const { turns, dropped, cleared, failed } = useSyncExternalStore(subscribeToTalk, getTalk);
  const { ref, isFolded, close, fold, unfold, makeRoom, leave, fillsWindow } = usePanel(onClose, asked === 0);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { scroller, leavePlace, forgetPlace } = useTalkPlace(turns, isFolded);
  /** The value of `asked` when the assistant last took the focus. */
  const seen = useRef(0);
  const { questions, isPart } = questionsToPass(turns);
  const waits = turns.some(({ answer }) => answer === undefined);

  /**
   * In a small window the focus goes to the title: the on-screen keyboard would cover what the assistant says first.
   */
  const takeFocus = useCallback(() => (fillsWindow ? title : field).current?.focus(), [fillsWindow]);

  useEffect(() => {
    if (asked > 0) unfold();
  }, [asked, unfold]);
  // Wait until the panel is unfolded: a folded panel has nothing to focus.
  useEffect(() => {
    if (isFolded || asked === seen.current) return;
    seen.current = asked;
    takeFocus();
  }, [asked, isFolded, takeFocus]);

  // The pressed button is about to disappear, so move the focus first.
  const onResume = () => {
    flushSync(unfold);
    takeFocus();
  };
  const onFold = () => {
    forgetPlace();
    flushSync(fold);
    ref.current?.querySelector("button")?.focus();
  };

  // A previous document may have left questions waiting.
  useEffect(() => void answerWaiting(), []);

  const link = {
    replace: fillsWindow,
    onFollow: () => {
      leavePlace();
      makeRoom();
    },
  };
  // The pressed button is about to disappear, so move the focus first.
  const askNext = (question: string) => {
    takeFocus();
    void ask(question);
  };
  const askAgain = () => {
    takeFocus();
    void answerWaiting();
  };
  const handOver = () => {
    addToMessage([texts.handOverIntro, ...questions]);
    notePassed(questions);
    leave();
  };

  return (
    <dialog ref={ref} aria-labelledby={titleId} data-folded={isFolded || undefined} className="chat">
      <div className="chat-bar">
        <SiteMark />
        <h2 ref={title} id={titleId} tabIndex={-1} className="me-auto">
          {texts.title}
        </h2>
        {isFolded ? (
          <Button variant="outline" size="sm" onClick={onResume}>
            {texts.unfold}
          </Button>
        ) : (
          <>
            {/* A single button for both actions, so that it keeps the focus. */}
            {(turns.length > 0 || cleared.length > 0) && (
              <Button
                variant="ghost"
                size="sm"
                className="whitespace-nowrap max-xs:px-2"
                onClick={() => (turns.length > 0 ? clearTalk() : void restoreTalk())}
              >
                {turns.length > 0 ? texts.clear : texts.undo}
              </Button>
            )}
            <Button variant="ghost" size="icon" aria-label={texts.fold} onClick={onFold}>
              <ChevronDown aria-hidden="true" size="1.25rem" />
            </Button>
          </>
        )}
        <Button variant="ghost" size="icon" aria-label={texts.close} onClick={close}>
          <X aria-hidden="true" size="1.25rem" />
        </Button>
      </div>
      <div ref={scroller} role="region" aria-labelledby={titleId} tabIndex={0} className="chat-talk text-base">
        <p className="text-muted">{texts.greeting}</p>
        <p role="status" className="mt-4 empty:mt-0">
          {cleared.length > 0 && texts.cleared}
        </p>
        <div role="log" aria-label={texts.log} aria-busy={waits && !failed} className="flex flex-col gap-6 [&>*]:pt-5">
          {turns.map((turn, index) => (
            <Turn key={dropped + index} turn={turn} failed={failed} link={link} />
          ))}
        </div>
        {turns.length > 0 && (
          <p className="chat-pass mt-5 flex flex-wrap gap-2 empty:hidden">
            {failed && waits && <Button onClick={askAgain}>{texts.retry}</Button>}
            {questions.length > 0 && (
              <ButtonLink href={MESSAGE_PATH} replace={link.replace} variant="outline" onClick={handOver}>
                {isPart ? texts.handOverOpen : texts.handOver}
              </ButtonLink>
            )}
          </p>
        )}
        <Suggestions path={path} turns={turns} onAsk={askNext} />
      </div>
      <QuestionForm field={field} onAsk={(question) => void ask(question)} />
    </dialog>
  );
};
