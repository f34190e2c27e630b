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
import type finance from "../../data/industries/finance.json";
import type firstPost from "../../data/posts/from-pilot-to-production.json";
import type allArticles from "../../data/categories/all.json";

export { about, aiSolutions, blog, contact, home, notFound, services };
export { default as navigation } from "../../data/navigation/navigation.json";
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

/** Paths that are linked but have no page (docs/product.md, section 2): the menu's one, the footer's seven, the branches. */
export const DEAD_PATHS = [
  "/services/manufacturing",
  ...["/careers", "/case-studies", "/docs", "/support", "/privacy", "/terms", "/cookies"],
  ...["pharmaceuticals", "medical-devices", "hospitals", "telemedicine", "research-labs"].map(
    (name) => `/services/healthcare/${name}`,
  ),
  ...["banking", "insurance", "investment", "fintech", "credit-scoring"].map((name) => `/services/finance/${name}`),
  ...["fashion", "electronics", "grocery", "luxury", "marketplaces"].map((name) => `/services/retail/${name}`),
  ...["residential", "commercial", "infrastructure", "property-management"].map(
    (name) => `/services/realestate/${name}`,
  ),
  ...["saas", "cloud-services", "cybersecurity", "devops"].map((name) => `/services/technology/${name}`),
  ...["professional-sports", "fitness-wellness", "sports-betting", "fan-experience"].map(
    (name) => `/services/sporttech/${name}`,
  ),
];

/** Ids of an industry's tabs, in order (docs/product.md, section 2). */
export const tabsOf = ({ workflow }: Industry): string[] => [
  "overview",
  "solutions",
  ...(workflow ? ["workflow"] : []),
  "case-studies",
  "sub-industries",
];
