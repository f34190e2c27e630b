declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, Axis> },
  ) => Promise<Buffer>;
  export default subsetFont;
}
