/** Size of the field of one figure, in the units of its drawing. */
const FIELD = { width: 10, height: 16 } as const;

/** Figures that stand above each other. */
const ROWS = 2;

/** Head and shoulders, from the middle of a figure's upper edge on. */
const FIGURE = "m0 1a2.4 2.4 0 0 1 0 4.8a2.4 2.4 0 0 1 0-4.8m-4 13v-3.2a4 4 0 0 1 8 0v3.2z";

/** Color of each group. */
const COLORS = ["fill-primary", "fill-accent", "fill-cyan", "fill-secondary"] as const;

/**
 * A figure for each person of a group, two above each other.
 *
 * @param people how many
 * @param group place of the group, which decides the color
 */
export const PeopleRow = ({ people, group }: { people: number; group: number }) => {
  const columns = Math.ceil(people / ROWS);
  const figures = Array.from({ length: people }, (_, index) => {
    const x = (Math.floor(index / ROWS) + 0.5) * FIELD.width;
    return `M${x} ${(index % ROWS) * FIELD.height}${FIGURE}`;
  });
  return (
    <svg
      aria-hidden="true"
      // Where large text leaves the row no room, it is drawn smaller from its beginning.
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${columns * FIELD.width} ${ROWS * FIELD.height}`}
      className={`mb-4 block h-14 w-auto max-w-full sm:max-w-none lg:h-22 xl:h-30 ${COLORS[group % COLORS.length] ?? ""}`}
    >
      <path d={figures.join("")} />
    </svg>
  );
};
