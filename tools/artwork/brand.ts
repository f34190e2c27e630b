/** Brand files: logo, favicons, app icons, and the default share image. */
import { drawText, textWidth } from "./lettering";
import { MARK_SIZE, drawInkMark, drawMark, markPaths, type MarkColors } from "./mark";
import type { Picture } from "./output";
import { INK, PAIRS, PAPER, mix } from "./palette";
import { createStage, glowing, renderStage } from "./stage";
import { curve, document, el, group, linearGradient, path, radialGradient, type Point } from "./svg";
import { createWave } from "./wave";

const NAME = "Novalith AI";

/**
 * Slate blue, with more than 4:1 on both white and ink. Pages recolor it for their theme (src/frame/header/header.css).
 */
const SLATE = "#5A78B0";
const ON_BOTH: MarkColors = { stems: "#3B82F6", light: ["#2F8FF0", "#14B4D8"] };
const ON_INK: MarkColors = { stems: "#4B8DF8", light: ["#5BB4FA", "#22D3EE"] };

/** @param scale factor for the drawing, which is 478 by 96 pixels at 1 */
function drawLogo(scale = 1): string {
  const [height, mark, cap, gap] = [96, 78, 56, 24];
  const top = (height - mark) / 2;
  const width = Math.ceil(mark + gap + textWidth(NAME, cap)) + 2;
  return document(width * scale, height * scale, [
    group({ transform: `scale(${scale})` }, [
      drawInkMark([1, top], mark, SLATE),
      drawText(NAME, [mark + gap + 1, (height + cap) / 2], cap, SLATE),
    ]),
  ]);
}

/**
 * The mark alone, scaled by the browser, brighter in a dark system theme. Every page contains it, so it is kept short:
 * a tab is too small to show the gradient of the inner bars, so they have the gradient's middle color.
 */
function drawFavicon(): string {
  const paths = markPaths();
  const view = `-2 -2 ${MARK_SIZE + 4} ${MARK_SIZE + 4}`;
  const style = ".s{fill:#2563eb}@media (prefers-color-scheme:dark){.s{fill:#60a5fa}}";
  return el("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: view }, [
    el("style", {}, style),
    path(paths.stems, { class: "s", fill: undefined }),
    path(paths.light, { fill: mix(...ON_BOTH.light, 0.5) }),
  ]);
}

function drawTab(): string {
  return document(32, 32, [drawMark([1, 1], 30, ON_BOTH)]);
}

/** An opaque square icon. The mark stays inside the circle to which maskable icons may be cropped. */
function drawIcon(size: number): string {
  const mark = size * 0.46;
  return document(size, size, [
    el("defs", {}, [
      linearGradient(
        "base",
        [0, 0],
        [size, size],
        [
          [0, mix(INK, "#3B82F6", 0.14)],
          [1, INK],
        ],
      ),
      radialGradient("shine", [size * 0.5, size * 0.5], size * 0.62, [
        [0, "#3B82F6", 0.3],
        [0.5, "#3B82F6", 0.1],
        [1, "#3B82F6", 0],
      ]),
    ]),
    ...["base", "shine"].map((id) => el("rect", { width: size, height: size, fill: `url(#${id})` })),
    drawMark([(size - mark) / 2, (size - mark) / 2], mark, ON_INK),
  ]);
}

/**
 * The default share image: signal lines that settle as they cross the picture, with the mark and the word mark in
 * front.
 */
function drawShareImage(slug: string): string {
  const stage = createStage(slug, [1200, 630], PAIRS.brand, [0.62, 0.45]);
  const { random, weight, width, height } = stage;
  const lines = Array.from({ length: 46 }, (_, index) => {
    const wave = createWave(random, 3);
    const lane = 30 + (index / 45) * (height - 60);
    const points: Point[] = [];
    for (let x = width + 30; x >= -30; x -= 20) {
      const calm = Math.max(0, Math.min(1, (1180 - x) / 820));
      points.push([x, lane + wave(x / 760) * 150 * (1 - calm * calm * (3 - 2 * calm)) ** 1.4]);
    }
    const strong = index % 6 === 2;
    return path(curve(points), {
      "stroke-width": strong ? weight.line * 1.2 : weight.hair,
      opacity: strong ? 0.8 : 0.3,
    });
  });
  const [mark, cap] = [190, 66];
  const left = 92;
  const quiet = el("rect", { width, height, fill: "url(#quiet)" });
  const defs = [
    linearGradient(
      "quiet",
      [0, 0],
      [width, 0],
      [
        [0, INK, 0.94],
        [0.5, INK, 0.8],
        [0.78, INK, 0.2],
        [1, INK, 0],
      ],
    ),
  ];
  return renderStage(
    stage,
    [
      group({ stroke: "url(#ramp)" }, lines),
      quiet,
      glowing(drawMark([left, 138], mark, ON_INK), 0.45),
      drawText(NAME, [left, 492], cap, PAPER),
    ],
    defs,
  );
}

/** All brand pictures. */
export const BRAND: readonly Picture[] = [
  { slug: "logo", file: "static/logo.png", draw: () => drawLogo(), opaque: false, colors: 32 },
  // Every page contains it, so its numbers are rounded. At this scale a unit is a ninth of a displayed pixel, which is
  // precise enough.
  { slug: "logo-drawn", file: "static/logo.svg", draw: () => drawLogo(3), compact: true },
  { slug: "favicon", file: "static/favicon.svg", draw: drawFavicon },
  { slug: "favicon-32", file: "static/favicon-32.png", draw: drawTab, opaque: false },
  { slug: "apple-touch-icon", file: "static/apple-touch-icon.png", draw: () => drawIcon(180) },
  { slug: "icon-192", file: "static/icon-192.png", draw: () => drawIcon(192) },
  { slug: "icon-512", file: "static/icon-512.png", draw: () => drawIcon(512) },
  { slug: "og-image", file: "static/og-image.png", draw: () => drawShareImage("og-image") },
];
