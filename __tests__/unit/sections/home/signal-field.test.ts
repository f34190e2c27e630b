import { SIGNAL_FIELD, SIGNAL_MEETING, signalLines, signalPoints } from "../../../../src/sections/home/signal-field";

describe("the signal drawing", () => {
  it("is the same every time, so that server and browser agree", () => {
    expect(signalLines()).toBe(signalLines());
    expect(signalPoints()).toEqual(signalPoints());
  });

  it("brings every line to the meeting point", () => {
    const ends = signalLines()
      .split("M")
      .filter(Boolean)
      .map((line) => line.trim().split(/[ C]/).slice(-2).map(Number));
    expect(ends.length).toBeGreaterThan(10);
    for (const end of ends) expect(end).toEqual([Math.round(SIGNAL_MEETING.x), Math.round(SIGNAL_MEETING.y)]);
  });

  it("keeps its points inside", () => {
    for (const { x, y } of signalPoints()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(SIGNAL_FIELD.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(SIGNAL_FIELD.height);
    }
  });
});
