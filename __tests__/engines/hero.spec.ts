import sharp from "sharp";
import { transitionsEnd } from "../support/page-reading";
import { becomes, expect, open, test, type Tab } from "./support/statement";

/** Where the mouse rests, in CSS pixels: over the lines of the drawing. */
const POINTER = { x: 800, y: 360 } as const;

/** Radius of the light around it at most, in CSS pixels. */
const REACH = 240;

/** Change of a pixel from which on it counts, of 255: grounds are dithered. */
const VISIBLE = 8;

/** The pixels where the drawing is, one number each, with its lit copy alone or without it. */
const pixelsOf = async (tab: Tab, visibility: "visible" | "hidden") => {
  await tab.evaluate((lit) => {
    const part = document.querySelector<SVGElement>(".threshold-lit")!;
    for (const drawing of document.querySelectorAll<SVGElement>(".threshold-drawing"))
      drawing.style.visibility = "hidden";
    part.style.visibility = lit;
  }, visibility);
  // WebKit's picture is the last frame that was painted.
  await tab.evaluate(transitionsEnd, null);
  const box = await tab.evaluate(() => {
    const { left, top, width, height } = document.querySelector(".threshold-field")!.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), width: Math.floor(width), height: Math.floor(height) };
  }, null);
  const data = await sharp(await tab.picture())
    .extract(box)
    .greyscale()
    .raw()
    .toBuffer();
  return { data, box };
};

test("the drawing is lit where the mouse is, and only there", async ({ tab }) => {
  await open(tab, "/");
  await tab.hover(POINTER.x - 10, POINTER.y);
  await tab.hover(POINTER.x, POINTER.y);
  await becomes(
    tab,
    () => document.querySelector<HTMLElement>(".home-hero")?.style.getPropertyValue("--glow-x"),
    null,
    `${POINTER.x}px`,
  );
  const { data: lit, box } = await pixelsOf(tab, "visible");
  const { data: dark } = await pixelsOf(tab, "hidden");
  const changed = [...lit.keys()].filter((index) => Math.abs((lit[index] ?? 0) - (dark[index] ?? 0)) > VISIBLE);
  const distances = changed.map((index) =>
    Math.hypot(box.left + (index % box.width) - POINTER.x, box.top + Math.floor(index / box.width) - POINTER.y),
  );
  expect(changed.length, "something is lit").toBeGreaterThan(100);
  expect(Math.max(...distances)).toBeLessThan(REACH);
});
