/** Rows of the table, from the top. */
const ROWS = [46, 84, 122, 160, 198, 236] as const;
const ROW = 3;

/** Bars of the dashboard, in units of the drawing. */
const BARS = [72, 104, 90, 136, 176] as const;
const BAR = 4;
const FLOOR = 255;

const barAt = (index: number): number => 206 + index * 24;

/** A figure on a dashboard and the row of the table that it comes from. */
export const LineageDrawing = () => (
  <>
    <path className="drawing-faint" d={ROWS.map((y) => `M4 ${y - 19}H140M4 ${y + 19}H140`).join("")} />
    <path className="drawing-cells" d={ROWS.map((y) => `M14 ${y}h34M64 ${y}h24M104 ${y}h26`).join("")} />
    <path className="drawing-row" d={`M4 ${(ROWS[ROW] ?? 0) - 18}h136v36h-136z`} />
    <path className="drawing-faint" d={`M194 ${FLOOR}H318`} />
    <path
      className="drawing-cells drawing-bars"
      d={BARS.map((y, index) => `M${barAt(index)} ${FLOOR}v-${y}`).join("")}
    />
    <path className="drawing-bar" d={`M${barAt(BAR)} ${FLOOR}v-${BARS[BAR]}`} />
    <path
      className="drawing-first"
      pathLength={1}
      d={`M140 ${ROWS[ROW]}C176 ${ROWS[ROW]} 164 46 206 46H${barAt(BAR)}V${FLOOR - (BARS[BAR] ?? 0)}`}
    />
    <path className="drawing-dots" d={`M140 ${ROWS[ROW]}h0M${barAt(BAR)} ${FLOOR - (BARS[BAR] ?? 0)}h0`} />
  </>
);
