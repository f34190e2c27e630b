/** Distance between two people and the diameter of a dot, in units of the drawing. */
const STEP = 18;
const DOT = 14;

/** Number of people side by side. */
const COLUMNS = 5;

/** Color of each group. */
const COLORS = ["stroke-primary", "stroke-accent", "stroke-cyan", "stroke-secondary"] as const;

/** Path data with a dot for each person, in rows from the bottom up. */
const dotsOf = (people: number, rows: number): string =>
  Array.from({ length: people }, (_, index) => {
    const [column, row] = [index % COLUMNS, rows - 1 - Math.floor(index / COLUMNS)];
    return `M${column * STEP} ${row * STEP}h0`;
  }).join("");

type PeopleDotsProps = {
  people: number;
  /** Index of the group, which decides its color. */
  group: number;
};

/** A column of dots, one for each person of a group. They look like the dots of the home page's decision. */
export const PeopleDots = ({ people, group }: PeopleDotsProps) => {
  const rows = Math.ceil(people / COLUMNS);
  const edge = -DOT / 2;
  return (
    <svg
      aria-hidden="true"
      viewBox={[edge, edge, (COLUMNS - 1) * STEP + DOT, (rows - 1) * STEP + DOT].join(" ")}
      strokeWidth={DOT}
      strokeLinecap="round"
      className={`block w-[92%] max-w-40 overflow-visible sm:w-[88%] ${COLORS[group % COLORS.length]}`}
    >
      <path d={dotsOf(people, rows)} />
    </svg>
  );
};
