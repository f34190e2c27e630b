import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** A color as red, green and blue, 0 to 255 each. */
export type Color = readonly [number, number, number];

/** An image's pixels, row by row. */
export type Pixels = readonly Color[];

const readPixels = async (picture: Buffer): Promise<Pixels> => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3);
    return [red, green, blue];
  });
};

/** Takes a screenshot of an element. */
export const pixelsOf = async (element: Locator): Promise<Pixels> => readPixels(await element.screenshot());

/** Takes a screenshot of a part of the window, its scroll bar included; `clip` is in CSS pixels. */
export const pixelsAt = async (
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<Pixels> => readPixels(await page.screenshot({ clip }));

/** Difference of two colors: the sum over their three channels, 0 to 765. */
export const difference = (one: Color | undefined, other: Color | undefined): number =>
  [0, 1, 2].reduce((sum, channel) => sum + Math.abs((one?.[channel] ?? 0) - (other?.[channel] ?? 0)), 0);

/** The most frequent color, which is the background. */
export const groundOf = (pixels: Pixels): Color => {
  const counts = new Map<string, number>();
  for (const pixel of pixels) counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1);
  const [[color = ""] = []] = [...counts].sort(([, one], [, other]) => other - one);
  const [red = 0, green = 0, blue = 0] = color.split(",").map(Number);
  return [red, green, blue];
};
