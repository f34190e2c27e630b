/**
 * Structural similarity of two pictures (Wang, Bovik, Sheikh, Simoncelli: "Image Quality Assessment: From Error
 * Visibility to Structural Similarity", IEEE Transactions on Image Processing 13(4), 2004, equation 13). It compares
 * luma in a Gaussian window of 11 by 11 pixels with a standard deviation of 1.5, and averages over all pixels whose
 * window lies within the picture.
 */

/** Luma of a picture, 0 to 255, row by row. */
export type Luma = { data: ArrayLike<number>; width: number; height: number };

const RADIUS = 5;
const DEVIATION = 1.5;
/** The constants of the paper, for values up to 255. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

const WINDOW = (() => {
  const weights = Array.from({ length: 2 * RADIUS + 1 }, (_, at) =>
    Math.exp(-((at - RADIUS) ** 2) / (2 * DEVIATION ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
})();

type Plane = { data: Float64Array; width: number; height: number };

/** Weighted mean around each pixel whose window lies within the picture. */
const smooth = ({ data, width, height }: Plane): Plane => {
  const [columns, rows] = [width - 2 * RADIUS, height - 2 * RADIUS];
  const across = new Float64Array(columns * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let at = 0; at < WINDOW.length; at += 1)
        sum += (WINDOW[at] as number) * (data[y * width + x + at] as number);
      across[y * columns + x] = sum;
    }
  }
  const both = new Float64Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let at = 0; at < WINDOW.length; at += 1)
        sum += (WINDOW[at] as number) * (across[(y + at) * columns + x] as number);
      both[y * columns + x] = sum;
    }
  }
  return { data: both, width: columns, height: rows };
};

/**
 * The mean structural similarity of two pictures.
 *
 * @param a one picture
 * @param b the other, of the same size; at least 11 by 11 pixels
 * @returns at most 1; 1 for identical pictures
 * @throws if the sizes differ, or are too small
 */
export const ssim = (a: Luma, b: Luma): number => {
  const { width, height } = a;
  if (b.width !== width || b.height !== height)
    throw new Error(`ssim: ${width} by ${height} pixels against ${b.width} by ${b.height}`);
  if (Math.min(width, height) <= 2 * RADIUS)
    throw new Error(`ssim: ${width} by ${height} pixels are fewer than its window`);
  const plane = (valueAt: (at: number) => number): Plane => ({
    data: Float64Array.from({ length: width * height }, (_, at) => valueAt(at)),
    width,
    height,
  });
  const valueOf = (picture: Luma, at: number): number => picture.data[at] as number;
  const [meanA, meanB, squareA, squareB, product] = [
    plane((at) => valueOf(a, at)),
    plane((at) => valueOf(b, at)),
    plane((at) => valueOf(a, at) ** 2),
    plane((at) => valueOf(b, at) ** 2),
    plane((at) => valueOf(a, at) * valueOf(b, at)),
  ].map((each) => smooth(each).data) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  let sum = 0;
  for (let at = 0; at < meanA.length; at += 1) {
    const [x, y] = [meanA[at] as number, meanB[at] as number];
    const varianceX = (squareA[at] as number) - x * x;
    const varianceY = (squareB[at] as number) - y * y;
    const covariance = (product[at] as number) - x * y;
    sum += ((2 * x * y + C1) * (2 * covariance + C2)) / ((x * x + y * y + C1) * (varianceX + varianceY + C2));
  }
  return sum / meanA.length;
};
