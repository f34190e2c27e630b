/** What the content says of the site, for the browser tests to ask for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import about from "../../data/pages/about.json";
import aiSolutions from "../../data/pages/ai-solutions.json";
import blog from "../../data/pages/blog.json";
import contact from "../../data/pages/contact.json";
import home from "../../data/pages/home.json";
import notFound from "../../data/pages/not-found.json";
import services from "../../data/pages/services.json";
import navigation from "../../data/navigation/navigation.json";
import type finance from "../../data/industries/finance.json";
import type firstPost from "../../data/posts/from-pilot-to-production.json";
import type allArticles from "../../data/categories/all.json";

export { about, aiSolutions, blog, contact, home, navigation, notFound, services };
export { default as site } from "../../data/site/site.json";

/** An industry; one without a workflow has a tab less. */
export type Industry = Omit<typeof finance, "workflow"> & Partial<Pick<typeof finance, "workflow">>;

const readFolder = <T extends { order: number }>(folder: string): T[] => {
  const place = join("data", folder);
  return readdirSync(place)
    .map((name) => JSON.parse(readFileSync(join(place, name), "utf8")) as T)
    .sort((a, b) => a.order - b.order);
};

export const industries = readFolder<Industry>("industries");
export const posts = readFolder<typeof firstPost>("posts");
export const categories = readFolder<typeof allArticles>("categories");
export const questions = readFolder<{ order: number; question: string; answer: string }>("questions");

/** Paths of the pages that the content describes, the 404 page aside. */
export const PAGE_PATHS = [
  ...[home, about, contact, aiSolutions, blog, services].map(({ path }) => path),
  ...industries.map(({ path }) => path),
];

/** An address that leads to the 404 page. */
export const UNKNOWN_PATH = "/no-such-page";

/** What a visitor can see: every page, and the 404 page. */
export const ALL_PATHS = [...PAGE_PATHS, UNKNOWN_PATH];

/** Targets of the links that the content marks as planned, wherever they stand. */
const plannedIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = "planned" in value && "href" in value && value.planned === true ? [String(value.href)] : [];
  return [...own, ...Object.values(value).flatMap(plannedIn)];
};

/** Paths that are linked but have no page (docs/product.md, section 2): planned links, and every sub-industry. */
export const DEAD_PATHS = [
  ...new Set([home, about, contact, aiSolutions, blog, services, navigation, industries].flatMap(plannedIn)),
  ...industries.flatMap(({ subIndustries }) => subIndustries.items.map(({ path }) => path)),
];

/** Ids of an industry's tabs, in order (docs/product.md, section 2). */
export const tabsOf = ({ workflow }: Industry): string[] => [
  "overview",
  "solutions",
  ...(workflow ? ["workflow"] : []),
  "case-studies",
  "sub-industries",
];
