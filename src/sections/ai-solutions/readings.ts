/** The live demo's numbers (docs/product.md, sections 4 and 9). Nothing is measured: all values are random. */

/** Time between two readings, in milliseconds. */
export const REFRESH_MS = 2_000;

/** Time after which the demo stops by itself, in milliseconds. */
export const DURATION_MS = 10_000;

/** Readings of a full run. The last one arrives as the run ends. */
export const READINGS_PER_RUN = DURATION_MS / REFRESH_MS;

/** Number of predicted classes. */
export const CLASS_COUNT = 5;

/** Range of a prediction, as a share from 0 to 1. */
export const PREDICTION_RANGE = { min: 0.7, max: 1 } as const;

/** Range of the accuracy, as a share from 0 to 1. */
export const ACCURACY_RANGE = { min: 0.85, max: 0.95 } as const;

/** Range of the processing time, in seconds. */
export const PROCESSING_TIME_RANGE = { min: 0.2, max: 0.3 } as const;

/** A source of numbers from 0 (included) to 1 (excluded), such as `Math.random`. */
export type Random = () => number;

/** The values that a batch reports. */
export type Reading = {
  /** A share from 0 to 1 for each class. */
  predictions: readonly number[];
  /** Share from 0 to 1. */
  accuracy: number;
  /** Seconds. */
  processingTime: number;
};

const within = ({ min, max }: { min: number; max: number }, random: Random): number => min + random() * (max - min);

/**
 * Makes up one reading (docs/product.md, section 9).
 *
 * @param random the source of randomness
 * @returns five predictions in 0.7 to 1.0, an accuracy in 0.85 to 0.95, and a processing time in 0.2 to 0.3 seconds
 */
export const generateReading = (random: Random): Reading => ({
  predictions: Array.from({ length: CLASS_COUNT }, () => within(PREDICTION_RANGE, random)),
  accuracy: within(ACCURACY_RANGE, random),
  processingTime: within(PROCESSING_TIME_RANGE, random),
});

/** Shown in the panel before the first reading: an invented run, the same in every build. */
export const EXAMPLE_RUN: readonly Reading[] = [
  { predictions: [0.9, 0.86, 0.75, 0.8, 0.88], accuracy: 0.884, processingTime: 0.252 },
  { predictions: [0.92, 0.84, 0.78, 0.82, 0.9], accuracy: 0.907, processingTime: 0.246 },
  { predictions: [0.91, 0.88, 0.76, 0.85, 0.87], accuracy: 0.896, processingTime: 0.263 },
  { predictions: [0.94, 0.87, 0.8, 0.83, 0.92], accuracy: 0.926, processingTime: 0.239 },
  { predictions: [0.946, 0.893, 0.784, 0.848, 0.925], accuracy: 0.934, processingTime: 0.248 },
];

/**
 * Formats a share as a percentage.
 *
 * @param share from 0 to 1
 * @returns "91.4%"
 */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * Formats a time in seconds.
 *
 * @param seconds any time
 * @returns "0.247 s"
 */
export const formatSeconds = (seconds: number): string => `${seconds.toFixed(3)} s`;

/**
 * Mean accuracy of the newest readings.
 *
 * @param readings oldest first
 * @param count how many of the newest
 * @returns share from 0 to 1; undefined without any reading
 */
export const meanAccuracy = (readings: readonly Reading[], count: number): number | undefined => {
  const newest = count > 0 ? readings.slice(-count) : [];
  return newest.length > 0 ? newest.reduce((sum, { accuracy }) => sum + accuracy, 0) / newest.length : undefined;
};

/** Size of the trace's drawing, in its own units. */
export const TRACE_SIZE = { width: 264, height: 96 } as const;

export type Point = { x: number; y: number };

/**
 * The trace of the last readings as points, from the left edge. A full run takes the whole width.
 *
 * @param accuracies shares from 0 to 1, oldest first
 * @returns always `READINGS_PER_RUN` points, so that one trace can animate into the next; missing ones lie on the
 *   newest point. Empty without any reading
 */
export const tracePoints = (accuracies: readonly number[]): Point[] => {
  const { min, max } = ACCURACY_RANGE;
  const recent = accuracies.slice(-READINGS_PER_RUN);
  const step = TRACE_SIZE.width / (READINGS_PER_RUN - 1);
  const points = recent.map((accuracy, index) => ({
    x: index * step,
    y: Math.round((1 - (accuracy - min) / (max - min)) * TRACE_SIZE.height * 10) / 10,
  }));
  const newest = points.at(-1);
  return newest ? points.concat(Array<Point>(READINGS_PER_RUN - points.length).fill(newest)) : [];
};
