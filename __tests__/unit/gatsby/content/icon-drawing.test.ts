/** @jest-environment node */
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { iconDrawing } from "../../../../src/gatsby/content/icon-drawing";
import { ICONS } from "../../../../src/gatsby/content/vocabulary";

/** Width of an icon's outline: that of src/ui/icon.tsx. */
const STROKE = 1.6;

/** Four dots of the screen to a unit of the icon's grid. */
const SIZE = 96;

const opacities = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg.replaceAll("currentColor", "#000")))
    .extractChannel("alpha")
    .raw()
    .toBuffer();

const asLucide = (icon: string): string => {
  const name = icon
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("");
  const component = lucide[name as keyof typeof lucide] as lucide.LucideIcon;
  return renderToStaticMarkup(createElement(component, { size: SIZE, strokeWidth: STROKE }));
};

const asPath = (icon: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24" fill="none" stroke="#000" ` +
  `stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round"><path d="${iconDrawing(icon)}"/></svg>`;

it.each(ICONS)("%s looks as Lucide draws it", async (icon) => {
  const [expected, actual] = await Promise.all([opacities(asLucide(icon)), opacities(asPath(icon))]);
  expect(actual.length).toBe(SIZE * SIZE);
  const furthest = actual.reduce((most, value, index) => Math.max(most, Math.abs(value - expected[index]!)), 0);
  // Of 255: where the soft edges of two shapes meet, one path is a little fainter. A misplaced line differs by 255.
  expect(furthest).toBeLessThanOrEqual(100);
});

it("an icon that Lucide does not have is named", () => {
  expect(() => iconDrawing("heart-puls")).toThrow(/"heart-puls".*lucide\.dev/);
});

it("an icon that is more than outlines is refused", () => {
  expect(() => iconDrawing("galaxy")).toThrow(/"galaxy".*filled <circle>/);
});
