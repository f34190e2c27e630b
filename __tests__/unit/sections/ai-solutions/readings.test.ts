import {
  ACCURACY_RANGE,
  CLASS_COUNT,
  DURATION_MS,
  formatSeconds,
  formatShare,
  generateReading,
  meanAccuracy,
  PREDICTION_RANGE,
  PROCESSING_TIME_RANGE,
  READINGS_PER_RUN,
  REFRESH_MS,
  TRACE_SIZE,
  tracePoints,
} from "../../../../src/sections/ai-solutions/readings";

test("the constants are those of the docs/product.md, section 9", () => {
  expect({ REFRESH_MS, DURATION_MS, CLASS_COUNT, READINGS_PER_RUN }).toEqual({
    REFRESH_MS: 2000,
    DURATION_MS: 10_000,
    CLASS_COUNT: 5,
    READINGS_PER_RUN: 5,
  });
  expect([PREDICTION_RANGE, ACCURACY_RANGE, PROCESSING_TIME_RANGE]).toEqual([
    { min: 0.7, max: 1 },
    { min: 0.85, max: 0.95 },
    { min: 0.2, max: 0.3 },
  ]);
});

describe("generateReading", () => {
  test.each([
    [0, 0.7, 0.85, 0.2],
    [0.5, 0.85, 0.9, 0.25],
    [0.999999, 1, 0.95, 0.3],
  ])("random %d gives its readings", (chance, prediction, accuracy, processingTime) => {
    const reading = generateReading(() => chance);
    expect(reading.predictions).toHaveLength(CLASS_COUNT);
    for (const value of reading.predictions) expect(value).toBeCloseTo(prediction, 5);
    expect(reading.accuracy).toBeCloseTo(accuracy, 5);
    expect(reading.processingTime).toBeCloseTo(processingTime, 5);
  });

  test("draws each value on its own", () => {
    let draws = 0;
    const reading = generateReading(() => (draws += 1) / 10);
    expect(draws).toBe(CLASS_COUNT + 2);
    expect(new Set(reading.predictions).size).toBe(CLASS_COUNT);
  });
});

test.each([
  [0.914, "91.4%"],
  [0.7, "70.0%"],
  [0.99999, "100.0%"],
])("the share %s reads %s", (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test.each([
  [0.2, "0.200 s"],
  [0.24678, "0.247 s"],
])("the time %s reads %s", (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

describe("tracePoints", () => {
  test("without a reading there is no point", () => {
    expect(tracePoints([])).toEqual([]);
  });

  test.each([[[0.9]], [[0.85, 0.95]], [Array<number>(30).fill(0.9)]])(
    "otherwise as many points as a run has readings, from the left edge: %j",
    (accuracies) => {
      const points = tracePoints(accuracies);
      expect(points).toHaveLength(READINGS_PER_RUN);
      expect(points[0]?.x).toBe(0);
    },
  );

  test("points of readings to come lie on the newest one", () => {
    const [oldest, newest, ...rest] = tracePoints([0.85, 0.95]);
    expect(rest).toEqual(Array(READINGS_PER_RUN - 2).fill(newest));
    expect(newest?.x).toBeGreaterThan(oldest?.x ?? 0);
    expect(newest?.x).toBeLessThan(TRACE_SIZE.width);
  });

  test("a full run ends at the right edge", () => {
    expect(tracePoints(Array<number>(READINGS_PER_RUN).fill(0.9)).at(-1)).toEqual({
      x: TRACE_SIZE.width,
      y: TRACE_SIZE.height / 2,
    });
  });

  test("the best accuracy is at the top, the worst at the bottom, the newest at the end", () => {
    expect(
      tracePoints([0.95, 0.85])
        .slice(0, 2)
        .map(({ y }) => y),
    ).toEqual([0, TRACE_SIZE.height]);
    expect(tracePoints([0.95, 0.95, 0.95, 0.95, 0.95, 0.85]).at(-1)?.y).toBe(TRACE_SIZE.height);
  });
});

describe("meanAccuracy", () => {
  const readings = [0.85, 0.9, 0.94].map((accuracy) => ({ predictions: [], accuracy, processingTime: 0.2 }));

  test.each([
    [1, 0.94],
    [2, 0.92],
    [3, (0.85 + 0.9 + 0.94) / 3],
    [9, (0.85 + 0.9 + 0.94) / 3],
  ])("of the newest %d", (count, mean) => {
    expect(meanAccuracy(readings, count)).toBeCloseTo(mean, 10);
  });

  test("there is none without a reading", () => {
    expect(meanAccuracy(readings, 0)).toBeUndefined();
    expect(meanAccuracy([], 3)).toBeUndefined();
  });
});
