/** Rows of the table, from the top down. */
const ROWS = [35, 99, 163, 227, 291, 355] as const;
const ROW = 3;
/** Half the height of a row. */
const HALF_ROW = 32;

/** Bars of the dashboard, in units of the drawing. */
const BARS = [118, 168, 146, 222, 286] as const;
const BAR = 4;
const FLOOR = 380;

const barAt = (index: number): number => 206 + index * 24;

/** A figure on a dashboard and the table row that it comes from. */
export const LineageDrawing = () => (
  <>
    <path className="drawing-faint" d={ROWS.map((y) => `M4 ${y - HALF_ROW}H140M4 ${y + HALF_ROW}H140`).join("")} />
    <path className="drawing-cells" d={ROWS.map((y) => `M14 ${y}h34M64 ${y}h24M104 ${y}h26`).join("")} />
    <path className="drawing-row" d={`M4 ${(ROWS[ROW] ?? 0) - 31}h136v62h-136z`} />
    <path className="drawing-faint" d={`M194 ${FLOOR}H318`} />
    <path
      className="drawing-cells drawing-bars"
      d={BARS.map((y, index) => `M${barAt(index)} ${FLOOR}v-${y}`).join("")}
    />
    <path className="drawing-bar" d={`M${barAt(BAR)} ${FLOOR}v-${BARS[BAR]}`} />
    <path
      className="drawing-first"
      pathLength={1}
      d={`M140 ${ROWS[ROW]}C176 ${ROWS[ROW]} 164 40 206 40H${barAt(BAR) - 14}q14 0 14 14V${FLOOR - (BARS[BAR] ?? 0)}`}
    />
    <path className="drawing-dots" d={`M140 ${ROWS[ROW]}h0M${barAt(BAR)} ${FLOOR - (BARS[BAR] ?? 0)}h0`} />
  </>
);
