import { readFile } from "node:fs/promises";
import { drawChart } from "../../../../scripts/bench/chart";
import { paintChart } from "../../../../scripts/bench/paint-chart";

const parse = (svg: string): Document => {
  const document = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};

const texts = (document: Document): string[] =>
  Array.from(document.querySelectorAll("text"), ({ textContent }) => textContent ?? "");

const numbers = (document: Document, selector: string, name: string): number[] =>
  Array.from(document.querySelectorAll(selector), (element) => Number(element.getAttribute(name)));

const GROUPS = [
  { heading: "Ours", rows: { "/": { fcp: 500, lcp: 1000 }, "/a&b": { fcp: 900, lcp: 1001 } } },
  { heading: "<Others>", rows: { Peer: { fcp: 1000, lcp: 2000 } } },
];

describe("paintChart", () => {
  it("has a row for each page, under its group's heading, with its figures", () => {
    const all = texts(parse(paintChart(GROUPS)));
    for (const text of ["Ours", "/", "0.50 · 1.00 s", "/a&b", "<Others>", "Peer", "1.00 · 2.00 s"])
      expect(all).toContain(text);
    expect(all.indexOf("<Others>")).toBeLessThan(all.indexOf("Peer"));
  });

  it("puts dots at their times on one scale, and rows below each other", () => {
    const document = parse(paintChart(GROUPS));
    const [a = 0, , c = 0] = numbers(document, ".first", "cx");
    const [d = 0, , f = 0] = numbers(document, ".largest", "cx");
    expect(c).toBe(d);
    expect(f - c).toBeCloseTo(2 * (d - a), 0);
    const rows = numbers(document, ".first", "cy");
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
    expect(new Set(rows).size).toBe(3);
  });

  it("marks what is over its target", () => {
    const document = parse(paintChart(GROUPS));
    const marked = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (dot) => dot.classList.contains("over"));
    expect(marked(".first")).toEqual([false, true, true]);
    expect(marked(".largest")).toEqual([false, true, true]);
  });

  it("has room for the longest time", () => {
    const document = parse(paintChart([{ heading: "Slow", rows: { one: { fcp: 6000, lcp: 6450 } } }]));
    const [place = Infinity] = numbers(document, ".largest", "cx");
    expect(place).toBeLessThan(Number(document.documentElement.getAttribute("width")));
    expect(texts(document)).toContain("6.5 s");
  });
});

test("the chart in the docs shows the figures beside it (npm run bench:chart)", async () => {
  expect(await readFile("docs/paints.svg", "utf8")).toBe(await drawChart());
});
