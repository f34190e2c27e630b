import { useEffect, useRef } from "react";
import type { Turn } from "./kept-talk";

/** Part of the room, as its divisor, from which a question is left above what shows. */
const LARGE = 4;

/**
 * Where the talk is scrolled to: its last question, or where it was left for a source.
 *
 * @param turns the talk; keep its identity as long as nothing is said
 * @param isFolded whether the panel is folded
 * @returns the ref of what scrolls (`scroller`); `leavePlace`, where a source is followed; and `forgetPlace`
 */
export const useTalkPlace = (turns: readonly Turn[], isFolded: boolean) => {
  const scroller = useRef<HTMLDivElement>(null);
  /** Where the talk was left for a source. */
  const left = useRef<{ turns: readonly Turn[]; top: number }>();

  // Out of sight a talk has no place to scroll to: after a reload, or folded, it begins above. Whoever comes back from a
  // source goes on where they were.
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
    // A question that takes much of the room, as in a low window, would hide what is said to it.
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
