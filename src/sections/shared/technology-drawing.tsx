import { atEach, circle } from "./drawing-parts";

/** What each technology does, on a grid of 56 by 40: [the input, what it finds, the area behind what it finds]. */
const DRAWINGS = [
  // A curve fitted to past cases.
  [
    atEach(["9 29", "14 33", "20 23", "26 27", "31 17", "37 20", "41 9", "47 13"], circle(1)),
    "M6 34C20 33 26 24 32 19S44 10 51 8",
    "",
  ],
  // One object among others, framed.
  [
    "M5 30H51M8 30V18h9v12M39 30V14h9v16M25 30v-9q0-3 2-4v-5h3v5q2 1 2 4v9",
    "M20 11V7h4M33 7h4v4M20 31v3h4M33 34h4v-3",
    "M20 7h17v27H20z",
  ],
  // A document with one passage marked.
  ["M15 4H34L42 12V36H15ZM34 4V12H42M20 12h8M20 31h14", "M20 19h17M20 24h11", "M17 15.5h22v12H17z"],
  // Bars up to the present, then the forecast's bars.
  [
    "M4 34H52M7 34V23h5v11M15 34V18h5v16M23 34V21h5v13M32 6v4m0 4v4m0 4v4m0 4v4",
    "M36 34V16h5v18M44 34V11h5v23",
    "M36 34V16h5v18zM44 34V11h5v23z",
  ],
];

/**
 * The drawing of a technology by its place in the list of four, or nothing for other places. What the technology finds
 * has the color of the surrounding text. On phones it is the picture of a tile (`fold-tiles`).
 */
export const TechnologyDrawing = ({ place, className }: { place: number; className: string }) => {
  const [there, found, ground] = DRAWINGS[place] ?? [];
  return (
    there && (
      <svg
        aria-hidden="true"
        viewBox="0 0 56 40"
        className={`w-14 flex-none rounded-sm fill-none stroke-[1.5] xs:max-sm:h-24 xs:max-sm:w-full xs:max-sm:py-4 ${className}`}
      >
        <path d={ground} className="fill-current opacity-20" />
        <path d={there} className="stroke-muted" />
        <path d={found} className="stroke-current" />
      </svg>
    )
  );
};
