/** Demand of sixteen weeks, in units of the drawing from its top. */
const ACTUAL = [302, 273, 214, 195, 130, 121, 78, 96, 90, 153, 181, 246, 268, 315, 290, 302] as const;

/** What the baseline says, the same for each week. */
const BASELINE = 201;

const at = (week: number): number => 10 + week * 20;

/** What the model says, smooth and close to what came. */
const MODEL = "M10 315C60 265 84 90 140 87S236 305 310 302";

const each = (draw: (y: number, week: number) => string): string => ACTUAL.map(draw).join("");

/** A forecast and its baseline beside what came: how far a week lies from the baseline shows as a line. */
export const ForecastDrawing = () => (
  <>
    <path className="drawing-gaps" d={each((y, week) => `M${at(week)} ${y}V${BASELINE}`)} />
    <path className="drawing-second" d={`M0 ${BASELINE}H320`} />
    <path className="drawing-first" pathLength={1} d={MODEL} />
    <path className="drawing-dots" d={each((y, week) => `M${at(week)} ${y}h0`)} />
  </>
);
