/** Distance of two people, of which one is a dot of this share of it, in the units of the drawing. */
const STEP = 18;
const DOT = 14;

/** People that stand above each other. */
const ROWS = 3;

/** Color of each group. */
const COLORS = ["stroke-primary", "stroke-accent", "stroke-cyan", "stroke-secondary"] as const;

/**
 * A dot for each person of a group, three above each other: the dots of the home page's decision.
 *
 * @param people how many
 * @param group place of the group, which decides the color
 */
export const PeopleRow = ({ people, group }: { people: number; group: number }) => {
  const columns = Math.ceil(people / ROWS);
  const dots = Array.from({ length: people }, (_, index) => {
    const [x, y] = [Math.floor(index / ROWS), index % ROWS].map((place) => (place + 0.5) * STEP);
    return `M${x} ${y}h0`;
  });
  return (
    <svg
      aria-hidden="true"
      // Where large text leaves the row no room, it is drawn smaller from its beginning.
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${columns * STEP} ${ROWS * STEP}`}
      strokeWidth={DOT}
      strokeLinecap="round"
      className={`mb-3 block h-13.5 w-auto max-w-full sm:mb-5 lg:h-20 ${COLORS[group % COLORS.length] ?? ""}`}
    >
      <path d={dots.join("")} />
    </svg>
  );
};
