/** @jest-environment node */
/** What docs/product.md fixes of the content, section 10: its tables say which values. */
import { existsSync, readFileSync } from "node:fs";
import { PAGE_TYPES } from "../../src/gatsby/content/collections";
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { industryTabs } from "../../src/lib/industry-tabs";
import { NOT_FOUND_PATH } from "../../src/lib/paths";
import { contentsOf, issuesOf, jsonOf, jsonsOf, realFiles } from "../support/content";

const PRODUCT = readFileSync("docs/product.md", "utf8");
const FIXED = PRODUCT.split("## 10.")[1] ?? "";

/** The routes of section 2, the industries' left out. */
const ROUTES = Array.from(
  /^1\. \w+ routes: ([^]*?)`\/services\/\{/m.exec(PRODUCT)?.[1]?.matchAll(/`([^`]+)`/g) ?? [],
  ([, route]) => route,
);

/** The rows of the table below a heading in bold letters, without its head. */
const rowsBelow = (heading: string): string[][] => {
  const [table = ""] = FIXED.split(`**${heading}**`)[1]?.split("\n**") ?? [];
  const rows = Array.from(table.matchAll(/^\| (.*) \|$/gm), ([, row = ""]) =>
    row.split("|").map((cell) => cell.trim()),
  );
  return rows.slice(2);
};

const INDUSTRIES = rowsBelow("Industries");
const NUMBERS = rowsBelow("Least numbers of files");
const TEXTS = rowsBelow("Texts and lists");

/** Values at a place such as "hero.headline" or "items[].link.href". */
const valuesAt = (value: unknown, place: string): unknown[] => {
  const [list, ...rest] = place.split("[].");
  const found = (list ?? "")
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
  return rest.length === 0 ? [found] : (found as unknown[]).flatMap((entry) => valuesAt(entry, rest.join("[].")));
};

let files: ContentFile[];

beforeAll(async () => {
  files = await realFiles();
});

it("every table of the section has rows", () => {
  expect([INDUSTRIES.length, NUMBERS.length, TEXTS.length].every((length) => length > 0)).toBe(true);
});

it("the content meets its definitions and all rules between files", async () => {
  expect(await issuesOf(files)).toEqual([]);
});

it("each file names a schema file that exists", () => {
  for (const { name } of files) {
    const { $schema } = jsonOf<{ $schema: string }>(files, name);
    expect(existsSync(`data/${name.split("/")[0]}/${$schema}`)).toBe(true);
  }
});

it.each(TEXTS)("%s: %s is as docs/product.md, section 10, fixes it", (file, place, value) => {
  expect(valuesAt(jsonOf(files, file ?? ""), place ?? "").join("; ")).toBe(value);
});

it.each(NUMBERS)("the folder %s holds at least %s files", (folder, least) => {
  expect(jsonsOf(files, folder ?? "").length).toBeGreaterThanOrEqual(Number(least));
});

it("pages that are single files have the addresses of docs/product.md, section 2, and there is the 404 page", () => {
  const single = PAGE_TYPES.filter(({ file }) => file !== undefined);
  expect(single.map(({ file, page }) => page.path(file ?? "")).sort()).toEqual([...ROUTES, NOT_FOUND_PATH].sort());
});

const industryOf = (slug = "") => {
  const found = contentsOf(files, "Industry").find((industry) => industry.slug === slug);
  if (!found) throw new Error(`data/industries has no "${slug}", which a row of docs/product.md, section 10, fixes`);
  return found;
};

it("the fixed industries stand in their order", () => {
  const orders = INDUSTRIES.map(([slug]) => industryOf(slug).order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

it.each(INDUSTRIES)("%s has its name, tabs, figures and sub-industries", (slug, name, workflow, figures, branches) => {
  const industry = industryOf(slug);
  expect(industry.path).toBe(`/services/${slug}`);
  expect(industry.name).toBe(name);
  expect(industryTabs({ workflow: industry.workflow }).includes("workflow")).toBe(workflow === "yes");
  for (const { metrics } of industry.solutions.items) expect(metrics !== undefined).toBe(figures === "yes");
  expect(industry.subIndustries.items.map(({ path }) => path)).toEqual(
    branches?.split(", ").map((branch) => `/services/${slug}/${branch}`),
  );
});

it("one article is featured", () => {
  const featured = contentsOf(files, "Post").filter((post) => post.featured);
  expect(featured.map(({ title }) => title)).toEqual([expect.any(String)]);
});

it("the questions and contact options state durations and hours (docs/product.md, section 9)", () => {
  const answers = jsonsOf<{ answer: string }>(files, "questions").map(({ answer }) => answer);
  expect(answers.join(" ")).toMatch(/4–16 weeks/);
  const contact = JSON.stringify(jsonOf(files, "pages/contact.json"));
  expect(contact).toMatch(/30–60/);
  expect(contact).toMatch(/24\/7/);
});
