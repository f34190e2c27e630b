import { ssim } from "../../../scripts/images/ssim";

const SIZE = { width: 32, height: 24 };
const luma = (valueAt: (x: number, y: number) => number) => ({
  ...SIZE,
  data: Array.from({ length: SIZE.width * SIZE.height }, (_, at) =>
    valueAt(at % SIZE.width, Math.floor(at / SIZE.width)),
  ),
});
const stripes = luma((x) => (x % 8 < 4 ? 40 : 200));

test("a picture is wholly like itself", () => expect(ssim(stripes, stripes)).toBeCloseTo(1, 12));

test("of flat pictures the formula's first factor is left", () => {
  const C1 = (0.01 * 255) ** 2;
  const expected = (2 * 100 * 120 + C1) / (100 ** 2 + 120 ** 2 + C1);
  expect(
    ssim(
      luma(() => 100),
      luma(() => 120),
    ),
  ).toBeCloseTo(expected, 9);
});

test("it does not matter which picture comes first", () => {
  const flat = luma(() => 120);
  expect(ssim(stripes, flat)).toBeCloseTo(ssim(flat, stripes), 12);
});

test("lost detail weighs more than a lighter picture, and an inverted one is unlike", () => {
  const lighter = luma((x) => (x % 8 < 4 ? 44 : 204));
  const blurred = luma((x) => 120 + 80 * Math.sin(((x + 4.5) / 8) * 2 * Math.PI) * 0.3);
  const inverted = luma((x) => (x % 8 < 4 ? 200 : 40));
  expect(ssim(stripes, lighter)).toBeGreaterThan(0.98);
  expect(ssim(stripes, blurred)).toBeLessThan(0.8);
  expect(ssim(stripes, inverted)).toBeLessThan(0);
});

test("pictures of other sizes are refused, and too small ones", () => {
  expect(() => ssim(stripes, { ...stripes, width: 24, height: 32 })).toThrow("32 by 24 pixels against 24 by 32");
  const tiny = { width: 8, height: 8, data: new Array<number>(64).fill(0) };
  expect(() => ssim(tiny, tiny)).toThrow("fewer than its window");
});
