/** Finance: money flows tighten around a price until it breaks out; the breakout candle is the decision. */
import { INK, MIST, PAIRS, PAPER, mix } from "./palette";
import { createWave } from "./random";
import { createStage, glowing, renderStage, tint, type Stage } from "./stage";
import { circle, curve, el, group, line, path, type Point } from "./svg";

const COUNT = 36;
const BREAKOUT = 23;
const STEP = 52;
const LEFT = 74;

type Candle = {
  x: number;
  open: number;
  close: number;
  high: number;
  low: number;
};

/** Middle of the flows at candle position `index` (fractions allowed), as y in pixels. */
function course(index: number): number {
  const calm = 790 - 90 * Math.sin(index * 0.2 + 0.4) * Math.exp(-index / 30);
  const since = Math.log(1 + Math.exp(2.2 * (index - BREAKOUT + 0.6))) / 2.2;
  const rise = 450 * (1 - Math.exp(-since / 4));
  return calm - rise;
}

/** Half the width of the flows, pixels: wide, squeezed before the breakout, then opening again. */
function spread(index: number): number {
  const before = 380 * (1 - 1 / (1 + Math.exp(-(index - 9) / 3.1)));
  const after = 17 * Math.log(1 + Math.exp(index - BREAKOUT - 0.5));
  return 36 + before + after;
}

function candles(stage: Stage): Candle[] {
  const { random } = stage;
  let close = course(0) + 30;
  return Array.from({ length: COUNT }, (_, index) => {
    const open = close;
    const swing = 26 + spread(index) * 0.14;
    close = index === BREAKOUT ? course(index + 1.2) - 40 : course(index) * 0.6 + open * 0.4 + random.bell() * swing;
    const wick = index === BREAKOUT ? 1.2 : 1;
    return {
      x: LEFT + index * STEP,
      open,
      close,
      high: Math.min(open, close) - random.range(10, 58) * wick,
      low: Math.max(open, close) + random.range(10, 58) * wick,
    };
  });
}

function flows(stage: Stage): string[] {
  const wave = createWave(stage.random, 2);
  const total = 54;
  return Array.from({ length: total }, (_, index) => {
    const level = (index / (total - 1)) * 2 - 1;
    const points: Point[] = [];
    for (let position = -3; position <= COUNT + 3; position += 0.5) {
      const sway = 0.2 * wave(position / 24 + level * 0.22);
      points.push([LEFT + position * STEP, course(position) + (level + sway) * spread(position)]);
    }
    const strong = index % 9 === 4;
    return path(curve(points), {
      "stroke-width": strong ? stage.weight.line : stage.weight.hair,
      opacity: strong ? 0.95 : 0.56,
    });
  });
}

function drawCandle(stage: Stage, candle: Candle, index: number): string {
  const { weight } = stage;
  const up = candle.close < candle.open;
  const focal = index === BREAKOUT;
  const color = focal ? mix(stage.pair[0], PAPER, 0.45) : up ? stage.pair[0] : stage.pair[1];
  const half = focal ? 18 : 13;
  const top = Math.min(candle.open, candle.close);
  const body = el("rect", {
    x: candle.x - half,
    y: top,
    width: half * 2,
    height: Math.max(10, Math.abs(candle.close - candle.open)),
    rx: 4,
    fill: focal ? color : up ? mix(INK, color, 0.75) : mix(INK, color, 0.22),
    stroke: color,
    "stroke-width": weight.line,
  });
  const wick = line([candle.x, candle.high], [candle.x, candle.low], {
    stroke: color,
    "stroke-width": weight.line,
    "stroke-linecap": "round",
  });
  const drawn = group({ opacity: Math.min(1, 0.35 + index / 20) }, [wick, body]);
  return focal ? glowing(drawn, 1) : drawn;
}

function ledgerLines(stage: Stage): string[] {
  return Array.from({ length: 9 }, (_, index) => 110 + index * 120).flatMap((y) => [
    line([0, y], [stage.width, y], { opacity: 0.13 }),
    line([stage.width - 46, y], [stage.width - 20, y], { opacity: 0.6 }),
    ...[1, 2, 3].map((tick) =>
      line([stage.width - 32, y + tick * 30], [stage.width - 20, y + tick * 30], { opacity: 0.35 }),
    ),
  ]);
}

/** Draws the finance picture as an SVG document of 2000 x 1250 px. */
export function drawLedger(slug: string): string {
  const stage = createStage(slug, [2000, 1250], PAIRS.ledger, [0.635, 0.46]);
  const { random, weight, height } = stage;
  const series = candles(stage);
  const breakout = series[BREAKOUT] as Candle;
  const volumes = series.map((candle, index) => {
    const tall =
      index === BREAKOUT ? 150 : random.range(18, 58) + Math.max(0, 60 - Math.abs(index - BREAKOUT - 1) * 16);
    return el("rect", {
      x: candle.x - 13,
      y: height - 70 - tall,
      width: 26,
      height: tall,
      rx: 3,
      fill: tint(stage, index / COUNT),
      opacity: index === BREAKOUT ? 0.95 : 0.26,
    });
  });
  const target: Point = [breakout.x, breakout.high - 46];
  const level = line([0, breakout.open], [breakout.x, breakout.open], {
    stroke: PAPER,
    "stroke-width": weight.hair,
    "stroke-dasharray": "4 12",
    opacity: 0.7,
  });
  return renderStage(stage, [
    group({ stroke: MIST, "stroke-width": weight.hair }, ledgerLines(stage)),
    group({ mask: "url(#from-left)", stroke: "url(#ramp)" }, flows(stage)),
    group({}, volumes),
    level,
    group(
      {},
      series.map((candle, index) => drawCandle(stage, candle, index)),
    ),
    glowing(
      circle(target, 9, { fill: PAPER }) +
        circle(target, 24, { fill: "none", stroke: PAPER, "stroke-width": weight.line }),
      0.9,
    ),
  ]);
}
