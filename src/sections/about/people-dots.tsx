import { atEach, circle } from "../shared/drawing-parts";

/** Distance between two people and the diameter of a mark, in units of the drawing. */
const STEP = 18;
const SIZE = 14;

/** Number of people side by side. */
const COLUMNS = 5;

/** Width of a ring's line, and of the dot within the ring. */
const LINE = 2.5;
const CORE = 5;

const DOT = "h0";
const RING = circle((SIZE - LINE) / 2);

/** The marks of each group: path data of a mark from its center, and the width of its line. */
const MARKS: readonly (readonly [path: string, width: number][])[] = [
  [[DOT, SIZE]],
  [[RING, LINE]],
  [
    [RING, LINE],
    [DOT, CORE],
  ],
];

/** Path data with a mark for each person, in rows from the bottom up. */
const peoplePath = (mark: string, people: number, rows: number): string =>
  atEach(
    Array.from({ length: people }, (_, index) => {
      const [column, row] = [index % COLUMNS, rows - 1 - Math.floor(index / COLUMNS)];
      return `${column * STEP} ${row * STEP}`;
    }),
    mark,
  );

type PeopleDotsProps = {
  people: number;
  /** Index of the group, which decides its marks. */
  group: number;
};

/** A column of dots or rings, one for each person of a group. They look like the cases of the home page's decision. */
export const PeopleDots = ({ people, group }: PeopleDotsProps) => {
  const rows = Math.ceil(people / COLUMNS);
  const edge = -SIZE / 2;
  return (
    <svg
      aria-hidden="true"
      viewBox={[edge, edge, (COLUMNS - 1) * STEP + SIZE, (rows - 1) * STEP + SIZE].join(" ")}
      strokeLinecap="round"
      className="block w-[92%] max-w-40 overflow-visible fill-none stroke-primary sm:w-[88%]"
    >
      {MARKS[group % MARKS.length]?.map(([mark, width]) => (
        <path key={mark} d={peoplePath(mark, people, rows)} strokeWidth={width} />
      ))}
    </svg>
  );
};
