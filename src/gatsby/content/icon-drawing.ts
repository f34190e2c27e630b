/** Draws the icons that content names, so that pages carry only the icons that they show. */
import * as lucide from "lucide-react";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readHtml, type HtmlElement } from "../finish/read-html";
import { memoize } from "../memoize";

type Attributes = HtmlElement["attributes"];

/** Rounds to three decimals: at the size of icons, a thousandth of a pixel. */
const numbers = (...values: number[]): string => values.map((value) => Number(value.toFixed(3))).join(" ");

const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${numbers(cx - rx, cy)}a${numbers(rx, ry)} 0 1 0 ${numbers(2 * rx, 0)}a${numbers(rx, ry)} 0 1 0 ${numbers(-2 * rx, 0)}`;

const rectPath = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (dx: number, dy: number): string => `a${numbers(r, r)} 0 0 1 ${numbers(dx, dy)}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return [
    `M${numbers(x + r, y)}h${numbers(across)}${corner(r, r)}v${numbers(down)}${corner(-r, r)}`,
    `h${numbers(-across)}${corner(-r, -r)}v${numbers(-down)}${corner(r, -r)}z`,
  ].join("");
};

/** Converts each shape that icons use to a path that begins at an absolute position. */
const PATHS: Readonly<Record<string, (attributes: Attributes) => string>> = {
  // A path may begin with a relative step. That counts from the origin only if nothing precedes it, so start at 0 0.
  path: ({ d = "" }) => (d.startsWith("m") ? `M0 0${d}` : d),
  circle: ({ cx, cy, r }) => ellipsePath(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipsePath(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({ x, y, width, height, rx = 0 }) => rectPath(Number(x), Number(y), Number(width), Number(height), Number(rx)),
  line: ({ x1, y1, x2, y2 }) => `M${numbers(Number(x1), Number(y1))}L${numbers(Number(x2), Number(y2))}`,
};

/** Radius of the largest dot that its own outline covers: the outline is 1.6 wide (src/ui/icon.tsx), the grid 24. */
const LARGEST_DOT = 0.8;

const shapePath = (icon: string, { name, attributes }: HtmlElement): string => {
  const path = PATHS[name];
  const isFilled = "fill" in attributes && Number(attributes.r) > LARGEST_DOT;
  if (!path || isFilled) {
    throw new Error(
      `The icon "${icon}" holds a ${isFilled ? "filled " : ""}<${name}>, which icon-drawing.ts cannot draw as an outline. ` +
        "Choose another icon, or teach it to.",
    );
  }
  return path(attributes);
};

const draw = (icon: string): string => {
  const component = icon.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  const drawing = (lucide as unknown as Record<string, ComponentType | undefined>)[component];
  if (!drawing)
    throw new Error(`Lucide has no icon "${icon}": the list in vocabulary.ts must spell it as lucide.dev does.`);
  const [, ...shapes] = readHtml(renderToStaticMarkup(createElement(drawing)));
  return shapes.map((shape) => shapePath(icon, shape)).join("");
};

/**
 * Draws an icon.
 *
 * @param icon its name as content spells it: "heart-pulse"
 * @returns its outline as the data of one SVG path, on a grid of 24 by 24
 * @throws Error if Lucide has no such icon, or if the icon has more than outlines
 */
export const iconDrawing = memoize(draw);
