import {
  casesOf,
  FIELD,
  lanePath,
  levelOf,
  placeOf,
  SCALE,
  wirePath,
  type Case,
  type Counts,
  type Point,
} from "./threshold-field";

/** How long a case takes to reach its lane, in milliseconds. */
const FALL = 240;

/** How many cases may move at once. Others jump to their places. */
const MOST_MOVING = 90;

const MOST_DENSITY = 2;

/** Opacity of the wires; the same as in threshold.css. */
const WIRE = 0.55;

const TURN = 2 * Math.PI;

type Bead = Case & { held: boolean; at: Point; from: Point; to: Point; began: number | undefined };

/** Position of a moving case. Its path curves through the height at which it meets the gate. */
const onTheWay = ({ from, to, score }: Bead, share: number): Point => {
  const done = 1 - (1 - share) ** 3;
  const rest = 1 - done;
  const over = { x: Math.min(from.x, to.x, SCALE.x + 90), y: levelOf(score) };
  const mix = (axis: "x" | "y"): number =>
    rest * rest * from[axis] + 2 * rest * done * over[axis] + done * done * to[axis];
  return { x: mix("x"), y: mix("y") };
};

/**
 * Draws the outcome of the gate and lets cases fall into their lane when the gate passes them. Frames are drawn only
 * while something moves and the canvas is in view. The colors come from the canvas's styles (threshold.css).
 *
 * @returns `show` to draw another state, and `stop` to end
 */
export const drawOn = (context: CanvasRenderingContext2D) => {
  const { canvas } = context;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let beads: Bead[] = [];
  let shown: Counts | undefined;
  let threshold = 0;
  let frame = 0;
  let inView = true;

  const paint = (now: number): void => {
    frame = 0;
    const { color, outlineColor, textDecorationColor } = getComputedStyle(canvas);
    const scale = canvas.width / FIELD.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, FIELD.width, FIELD.height);
    const stroke = (path: Path2D, style: string, alpha: number, width: number): void => {
      context.globalAlpha = alpha;
      context.strokeStyle = style;
      context.lineWidth = width;
      context.stroke(path);
    };
    context.fillStyle = textDecorationColor;
    context.globalAlpha = 0.1;
    context.fill(new Path2D(lanePath(threshold, true)));
    stroke(new Path2D(wirePath(threshold, true)), color, WIRE, 1);
    stroke(new Path2D(wirePath(threshold, false)), outlineColor, WIRE, 1);

    const [dots, rings, trails] = [new Path2D(), new Path2D(), new Path2D()];
    let moving = false;
    for (const bead of beads) {
      if (bead.began !== undefined) {
        const share = Math.max(0, (now - bead.began) / FALL);
        if (share >= 1) {
          bead.began = undefined;
          bead.at = bead.to;
        } else {
          bead.at = onTheWay(bead, share);
          moving = true;
          trails.moveTo(SCALE.x, levelOf(bead.score));
          trails.lineTo(bead.at.x, bead.at.y);
        }
      }
      const path = bead.wanted ? dots : rings;
      const radius = bead.wanted ? 4 : 3.3;
      path.moveTo(bead.at.x + radius, bead.at.y);
      path.arc(bead.at.x, bead.at.y, radius, 0, TURN);
    }
    stroke(trails, textDecorationColor, 0.5, 1);
    stroke(rings, outlineColor, 1, 1.3);
    context.globalAlpha = 1;
    context.fillStyle = color;
    context.fill(dots);
    if (moving) draw();
  };

  const draw = (): void => {
    if (inView) frame ||= requestAnimationFrame(paint);
  };

  /** Repaints after a change of size or theme, or when the canvas comes into view. */
  const resize = (): void => {
    const density = Math.min(MOST_DENSITY, devicePixelRatio);
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    cancelAnimationFrame(frame);
    paint(performance.now());
  };

  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  const views = new IntersectionObserver((entries) => {
    inView = entries.some(({ isIntersecting }) => isIntersecting);
    draw();
  });
  views.observe(canvas);
  const themes = new MutationObserver(draw);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const repaint = (): void => paint(performance.now());
  // Printing does not wait for a frame, so paint synchronously.
  const media = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "print"].map((query) => matchMedia(query));
  media.forEach((query) => query.addEventListener("change", repaint));

  return {
    show: (counts: Counts, next: number): void => {
      const now = performance.now();
      const cases: readonly Case[] = counts === shown ? beads : casesOf(counts);
      let moving = beads.filter(({ began }) => began !== undefined).length;
      beads = cases.map((item, index) => {
        const held = item.score >= next;
        const to = placeOf(index, cases.length, held);
        const before = beads[index];
        if (before?.held === held) return Object.assign(before, { score: item.score, wanted: item.wanted });
        const falls = before !== undefined && inView && !still.matches && moving < MOST_MOVING;
        if (falls && before.began === undefined) moving += 1;
        return {
          ...item,
          held,
          to,
          from: before?.at ?? to,
          at: falls ? before.at : to,
          began: falls ? now : undefined,
        };
      });
      shown = counts;
      threshold = next;
      draw();
    },
    stop: (): void => {
      cancelAnimationFrame(frame);
      for (const observer of [sizes, views, themes]) observer.disconnect();
      media.forEach((query) => query.removeEventListener("change", repaint));
    },
  };
};
