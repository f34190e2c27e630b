import { groupHits } from "../../../../src/frame/search/group-hits";
import type { EntryKind } from "../../../../src/search/entry";
import type { SearchHit } from "../../../../src/search/search-site";

const hit = (kind: EntryKind, title: string, score: number, part: Partial<SearchHit> = {}): SearchHit => ({
  entry: { kind, title, text: "", href: `/${title}` },
  score,
  coverage: 1,
  subjects: 1,
  isToThePoint: true,
  hasAll: true,
  isNamed: true,
  terms: [],
  ...part,
});

const titles = (hits: readonly SearchHit[]) =>
  groupHits(hits).map(({ kind, hits: found }) => [kind, found.map(({ entry }) => entry.title)]);

test("results of a kind stand together, groups in the order of their best", () => {
  const hits = [hit("article", "a", 9), hit("person", "b", 8), hit("article", "c", 7), hit("page", "d", 6)];
  expect(titles(hits)).toEqual([
    ["article", ["a", "c"]],
    ["person", ["b"]],
    ["page", ["d"]],
  ]);
});

test("no kind fills the list alone", () => {
  const pages = Array.from({ length: 30 }, (_, index) => hit("page", `page ${index}`, 9));
  const [first, second] = groupHits([...pages, hit("office", "last", 8)]);
  expect(first?.hits.length).toBeLessThan(10);
  expect(second?.hits.map(({ entry }) => entry.title)).toEqual(["last"]);
});

test("parts of one article that have its title show once, others with their own", () => {
  const at = (title: string) =>
    hit("article", title, 9, { entry: { kind: "article", title, text: "", href: "/blog#a" } });
  expect(titles([at("Title"), at("Title"), at("Section")])).toEqual([["article", ["Title", "Section"]]]);
});

test("what is far less relevant, or answers to little of what was typed, is left out", () => {
  const hits = [
    hit("page", "best", 100),
    hit("page", "weak", 1, { coverage: 0.5 }),
    hit("page", "partly", 90, { coverage: 0.05 }),
  ];
  expect(titles(hits)).toEqual([["page", ["best"]]]);
  expect(groupHits([])).toEqual([]);
});

test("what says as much of what was typed as the best one stays, however far behind it is", () => {
  const hits = [hit("industry", "best", 100, { coverage: 0.9 }), hit("solution", "its part", 1, { coverage: 0.8 })];
  expect(titles(hits)).toEqual([
    ["industry", ["best"]],
    ["solution", ["its part"]],
  ]);
});

test("results with all words that were typed come before those with some, however relevant", () => {
  const hits = [
    hit("solution", "some", 9, { hasAll: false }),
    hit("page", "all", 5),
    hit("solution", "all, too", 4),
    hit("page", "some, too", 3, { hasAll: false }),
  ];
  expect(titles(hits)).toEqual([
    ["page", ["all", "some, too"]],
    ["solution", ["all, too", "some"]],
  ]);
});

test("each result knows its place among those of all groups", () => {
  const hits = [hit("article", "a", 9), hit("person", "b", 8), hit("article", "c", 7)];
  const placed = groupHits(hits).flatMap(({ hits: found }) => found.map(({ entry, place }) => [entry.title, place]));
  expect(placed).toEqual([
    ["a", 0],
    ["c", 1],
    ["b", 2],
  ]);
});

test("parts stand below what they are parts of, at the place of the best of them", () => {
  const part = (title: string, context: string, score: number) =>
    hit("article", title, score, { entry: { kind: "article", title, context, text: "", href: "/blog#a" } });
  const whole = part("Whole", "A. Writer", 5);
  const placed = (hits: readonly SearchHit[]) =>
    groupHits(hits).flatMap(({ hits: found }) => found.map(({ entry, isPart }) => [entry.title, isPart]));
  const other = hit("article", "Other", 7);
  expect(placed([part("One", "Whole", 9), other, part("Two", "Whole", 6), whole])).toEqual([
    ["Whole", false],
    ["One", true],
    ["Two", true],
    ["Other", false],
  ]);
  // Without the whole, each says itself what it is a part of; and none is a part of itself.
  expect(placed([part("One", "Whole", 9), other, part("Self", "Self", 8)])).toEqual([
    ["One", false],
    ["Other", false],
    ["Self", false],
  ]);
});
