/** Demand in sixteen weeks, as distances from the top in units of the drawing. */
const ACTUAL = [302, 273, 214, 195, 130, 121, 78, 96, 90, 153, 181, 246, 268, 315, 290, 302] as const;

/** The baseline's forecast, the same for each week. */
const BASELINE = 201;

const at = (week: number): number => 10 + week * 20;

/** The model's forecast, smooth and close to the actual demand. */
const MODEL = "M10 315C60 265 84 90 140 87S236 305 310 302";

const each = (draw: (y: number, week: number) => string): string => ACTUAL.map(draw).join("");

/** A forecast and its baseline against the actual demand. A line shows how far each week is from the baseline. */
export const ForecastDrawing = () => (
  <>
    <path className="drawing-gaps" d={each((y, week) => `M${at(week)} ${y}V${BASELINE}`)} />
    <path className="drawing-second" d={`M0 ${BASELINE}H320`} />
    <path className="drawing-first" pathLength={1} d={MODEL} />
    <path className="drawing-dots" d={each((y, week) => `M${at(week)} ${y}h0`)} />
  </>
);
