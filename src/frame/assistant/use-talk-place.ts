import { useEffect, useRef } from "react";
import type { Turn } from "./kept-talk";

/** A question taller than this fraction of the visible area (as a divisor) is scrolled out of view. */
const LARGE = 4;

/**
 * Scrolls the conversation to its last question, or to where the visitor left it for a source.
 *
 * @param turns the conversation; keep its identity as long as nothing is said
 * @param isFolded whether the panel is folded
 * @returns the ref of the scroll container (`scroller`); `leavePlace`, for when a source is followed; and `forgetPlace`
 */
export const useTalkPlace = (turns: readonly Turn[], isFolded: boolean) => {
  const scroller = useRef<HTMLDivElement>(null);
  /** The scroll position at which the visitor left the conversation for a source. */
  const left = useRef<{ turns: readonly Turn[]; top: number }>();

  // A hidden element has no scroll position: after a reload or folding it starts at the top. A visitor who comes back
  // from a source continues where they were.
  useEffect(() => {
    const room = scroller.current;
    if (!room || isFolded) return;
    const place = left.current;
    left.current = undefined;
    if (place?.turns === turns) {
      room.scrollTop = place.top;
      return;
    }
    const last = [...room.querySelectorAll<HTMLElement>("[data-slot=turn]")].at(-1);
    const [question, answer] = last?.children ?? [];
    if (!last || !question || !answer) return;
    // In a low window a long question would hide its answer, so scroll to the answer instead.
    const first = question.clientHeight > room.clientHeight / LARGE ? answer : last;
    room.scrollTop += first.getBoundingClientRect().top - room.getBoundingClientRect().top;
  }, [turns, isFolded]);

  const leavePlace = (): void => {
    left.current = { turns, top: scroller.current?.scrollTop ?? 0 };
  };
  const forgetPlace = (): void => {
    left.current = undefined;
  };
  return { scroller, leavePlace, forgetPlace };
};
