/** What the content says of the site, for the browser tests to ask for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COLLECTIONS, type ContentOf, type TypeName } from "../../src/gatsby/content/collections";

/** The content of all files of a type, complete. */
const readAll = <Type extends TypeName>(type: Type): ContentOf<Type>[] =>
  COLLECTIONS.filter((collection) => collection.type === type).flatMap(({ folder, file, complete }) =>
    readdirSync(join("data", folder))
      .map((name) => name.replace(/\.json$/, ""))
      .filter((name) => name === (file ?? name))
      .map((name) => {
        const content: unknown = JSON.parse(readFileSync(join("data", folder, `${name}.json`), "utf8"));
        return complete(name, content) as ContentOf<Type>;
      }),
  );

const readOne = <Type extends TypeName>(type: Type): ContentOf<Type> => {
  const [content] = readAll(type);
  if (!content) throw new Error(`readOne: no file of the type ${type}`);
  return content;
};

export const home = readOne("HomePage");
export const about = readOne("AboutPage");
export const contact = readOne("ContactPage");
export const aiSolutions = readOne("AiSolutionsPage");
export const services = readOne("ServicesPage");
export const blog = readOne("BlogPage");
export const notFound = readOne("NotFoundPage");
export const navigation = readOne("Navigation");
export const site = readOne("SiteSettings");

/** An industry; one without a workflow has a tab less. */
export type Industry = ContentOf<"Industry">;

const inOrder = <T extends { order: number }>(contents: readonly T[]): T[] =>
  [...contents].sort((a, b) => a.order - b.order);

export const industries = inOrder(readAll("Industry"));
export const posts = inOrder(readAll("Post"));
export const categories = inOrder(readAll("Category"));
export const questions = inOrder(readAll("Question"));

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
