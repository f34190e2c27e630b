/** Demand of sixteen weeks, in units of the drawing from its top. */
const ACTUAL = [214, 196, 158, 146, 104, 98, 70, 82, 78, 118, 136, 178, 192, 222, 206, 214] as const;

/** What the baseline says, the same for each week. */
const BASELINE = 150;

const at = (week: number): number => 10 + week * 20;

/** What the model says, smooth and close to what came. */
const MODEL = "M10 222C60 190 84 78 140 76S236 216 310 214";

const each = (draw: (y: number, week: number) => string): string => ACTUAL.map(draw).join("");

/** A forecast and its baseline beside what came: how far a week lies from the baseline shows as a line. */
export const ForecastDrawing = () => (
  <>
    <path className="drawing-faint" d="M0 30H320M0 270H320" />
    <path className="drawing-gaps" d={each((y, week) => `M${at(week)} ${y}V${BASELINE}`)} />
    <path className="drawing-second" d={`M0 ${BASELINE}H320`} />
    <path className="drawing-first" pathLength={1} d={MODEL} />
    <path className="drawing-dots" d={each((y, week) => `M${at(week)} ${y}h0`)} />
  </>
);
