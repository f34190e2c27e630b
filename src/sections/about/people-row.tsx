/** Distance of two people, of which one is a dot of this share of it, in the units of the drawing. */
const STEP = 18;
const DOT = 14;

/** People that stand above each other. */
const ROWS = 2;

/** Pixels of a unit of the drawing: more than any page has, so that rows beside each other share what there is. */
const WIDE = 6;

/** Color of each group. */
const COLORS = ["stroke-primary", "stroke-accent", "stroke-cyan", "stroke-secondary"] as const;

/** A dot for each person. */
const dotsOf = (people: number): string =>
  Array.from({ length: people }, (_, index) => {
    const [x, y] = [Math.floor(index / ROWS), index % ROWS].map((steps) => (steps + 0.5) * STEP);
    return `M${x} ${y}h0`;
  }).join("");

type PeopleRowProps = {
  people: number;
  /** Place of the group, which decides its color. */
  group: number;
  /** Whether the row ends with the group: no gap follows its last dot. */
  isLast: boolean;
};

/** A dot for each person of a group, two above each other: the dots of the home page's decision. */
export const PeopleRow = ({ people, group, isLast }: PeopleRowProps) => {
  const width = Math.ceil(people / ROWS) * STEP - (isLast ? STEP - DOT : 0);
  return (
    <svg
      aria-hidden="true"
      // Where large text leaves the row no room, it is drawn smaller from its beginning.
      preserveAspectRatio="xMinYMid"
      // The first dot begins where the number below it does.
      viewBox={`${(STEP - DOT) / 2} 0 ${width} ${ROWS * STEP}`}
      width={width * WIDE}
      strokeWidth={DOT}
      strokeLinecap="round"
      className={`block max-w-full max-sm:h-8 max-sm:w-auto max-sm:min-w-0 sm:mb-5 ${COLORS[group % COLORS.length]}`}
    >
      <path d={dotsOf(people)} />
    </svg>
  );
};
