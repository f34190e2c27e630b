/** Distance of two people, of which one is a dot of this share of it, in the units of the drawing. */
const STEP = 18;
const DOT = 14;

/** People that stand above each other. */
const ROWS = 2;

/** Color of each group. */
const COLORS = ["stroke-primary", "stroke-accent", "stroke-cyan", "stroke-secondary"] as const;

/** A dot for each person of a group, whose first one stands in this place. */
const dotsOf = (people: number, first: number): string =>
  Array.from({ length: people }, (_, index) => {
    const place = first + index;
    const [x, y] = [Math.floor(place / ROWS), place % ROWS].map((steps) => (steps + 0.5) * STEP);
    return `M${x} ${y}h0`;
  }).join("");

type PeopleRowProps = {
  /** How many people each group has. */
  groups: readonly number[];
  /** Place of the first of them among all groups; a group's place decides its color. */
  first?: number;
  /** Height of the drawing, and the air around it. */
  className: string;
};

/** A dot for each person, two above each other, a color for each group: the dots of the home page's decision. */
export const PeopleRow = ({ groups, first = 0, className }: PeopleRowProps) => {
  const before = (group: number) => groups.slice(0, group).reduce((sum, people) => sum + people, 0);
  return (
    <svg
      aria-hidden="true"
      // Where large text leaves the row no room, it is drawn smaller from its beginning.
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${Math.ceil(before(groups.length) / ROWS) * STEP} ${ROWS * STEP}`}
      strokeWidth={DOT}
      strokeLinecap="round"
      className={`block w-auto max-w-full ${className}`}
    >
      {groups.map((people, index) => (
        <path key={index} className={COLORS[(first + index) % COLORS.length]} d={dotsOf(people, before(index))} />
      ))}
    </svg>
  );
};
