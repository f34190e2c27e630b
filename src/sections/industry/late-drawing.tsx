import { useRef } from "react";
import { useLoaded } from "../../ui/use-loaded";
import { useSeen } from "../../ui/use-seen";

const load = () => import("./solution-drawing");

/**
 * The drawing of a solution, beside its title. All drawings are one file of 3 kB, fetched when a visitor comes to the
 * first one.
 */
export const LateDrawing = ({ name }: { name: Queries.SolutionDrawing }) => {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  const { content } = useLoaded(isSeen ? load : undefined);
  return (
    <span ref={place} className="solution-mark">
      {content && <content.SolutionDrawing name={name} />}
    </span>
  );
};
