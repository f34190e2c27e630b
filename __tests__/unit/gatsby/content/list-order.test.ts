import { inListOrder } from "../../../../src/gatsby/content/list-order";

const at = (slug: string, order: number, date?: string) => ({ slug, order, ...(date && { date }) });

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test("content stands by its place, of one place the newest first, then by name", () => {
  const list = [at("d", 2, "2026-01-01"), at("b", 1, "2026-01-01"), at("c", 1, "2026-02-01"), at("a", 1, "2026-01-01")];
  expect(slugs(list.toSorted(inListOrder))).toEqual(["c", "a", "b", "d"]);
});

test("content without a date stands by place and name", () => {
  expect(slugs([at("b", 1), at("c", 0), at("a", 1)].toSorted(inListOrder))).toEqual(["c", "a", "b"]);
});
