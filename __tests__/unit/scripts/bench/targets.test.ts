/** @jest-environment node */
import type { PageFigures } from "../../../../scripts/bench/lighthouse-run";
import { judge, verdict } from "../../../../scripts/bench/targets";
import { UNKNOWN_PATH } from "../../../../scripts/content/read-site";

/** A page that meets every target to the last digit. */
const page = (changes: Partial<PageFigures> = {}): PageFigures => ({
  scores: [100, 100, 100, 100],
  fcp: 800,
  lcp: 1000,
  tbt: 20,
  cls: 0,
  bytes: { total: 0, document: 0, script: 0, style: 0, font: 0, image: 0 },
  requests: 14,
  failed: [],
  ...changes,
});

const judged = (pages: Record<string, PageFigures>, name: string) =>
  judge(new Map(Object.entries(pages))).find((judgment) => judgment.name === name);

describe("judge", () => {
  it("finds every target met at its limit", () => {
    const judgments = judge(
      new Map([
        ["/", page()],
        ["/about", page()],
      ]),
    );
    expect(judgments.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(verdict(judgments)).toBe("All 10 targets are met.");
  });

  it.each([
    ["performance", { scores: [99, 100, 100, 100] }, "99"],
    ["accessibility", { scores: [100, 96, 100, 100] }, "96"],
    ["first paint, s", { fcp: 814 }, "0.81"],
    ["largest paint, s", { lcp: 1280 }, "1.28"],
    ["largest by first paint", { fcp: 700, lcp: 1000 }, "1.43"],
    ["blocking time, ms", { tbt: 126 }, "126"],
    ["layout shift", { cls: 0.013 }, "0.013"],
    ["requests", { requests: 15 }, "15"],
  ])("names the worst page of %s", (name, changes, worst) => {
    expect(judged({ "/": page(), "/about": page(changes), "/blog": page() }, name)).toMatchObject({
      route: "/about",
      worst,
      isMet: false,
    });
  });

  it("rounds as it prints: what looks met is met", () => {
    expect(judged({ "/": page({ fcp: 804 }) }, "first paint, s")).toMatchObject({ worst: "0.80", isMet: true });
  });

  it("asks of the 404 page neither that search lists it nor a quiet console", () => {
    const scores = [100, 100, 96, 58];
    expect(judged({ "/": page(), [UNKNOWN_PATH]: page({ scores }) }, "SEO")).toMatchObject({ worst: "100" });
    expect(judged({ "/": page({ scores }) }, "SEO")).toMatchObject({ worst: "58", isMet: false });
  });
});

test("the verdict names what is missed", () => {
  const judgments = judge(new Map([["/", page({ fcp: 900, tbt: 50 })]]));
  expect(verdict(judgments)).toBe("2 of 10 targets are missed: first paint, blocking time.");
});
