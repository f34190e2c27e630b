/** Reads a folder of content, so that tests can derive what a page must contain. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COLLECTIONS, PAGE_TYPES, type ContentOf, type TypeName } from "../../src/gatsby/content/collections";
import { isPassedOver } from "../../src/gatsby/content/content-files";
import type { ContentsOf } from "../../src/gatsby/content/definitions/collection";
import { inListOrder } from "../../src/gatsby/content/list-order";
import { NOT_FOUND_PATH } from "../../src/lib/paths";

/** An industry; without a workflow it has one tab less. */
export type Industry = ContentOf<"Industry">;

/** An address that leads to the 404 page. */
export const UNKNOWN_PATH = "/no-such-page";

/** Targets of all links, at any depth, that the content marks as planned. */
const plannedIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = "planned" in value && "href" in value && value.planned === true ? [String(value.href)] : [];
  return [...own, ...Object.values(value).flatMap(plannedIn)];
};

/**
 * All content of a folder, with its computed fields, and the paths that follow from it.
 *
 * @param data folder of the content
 */
export const readSite = (data: string) => {
  const readAll = <Type extends TypeName>(type: Type): ContentOf<Type>[] =>
    COLLECTIONS.filter((collection) => collection.type === type).flatMap(({ folder, file, complete }) =>
      readdirSync(join(data, folder))
        .filter((name) => !isPassedOver(name))
        .map((name) => name.replace(/\.json$/, ""))
        .filter((name) => name === (file ?? name))
        .map((name) => {
          const content: unknown = JSON.parse(readFileSync(join(data, folder, `${name}.json`), "utf8"));
          return complete(name, content) as ContentOf<Type>;
        })
        .sort(inListOrder),
    );
  const readOne = <Type extends TypeName>(type: Type): ContentOf<Type> => {
    const [content] = readAll(type);
    if (!content) throw new Error(`readSite: ${data} holds no file of the type ${type}`);
    return content;
  };

  const home = readOne("HomePage");
  const about = readOne("AboutPage");
  const contact = readOne("ContactPage");
  const aiSolutions = readOne("AiSolutionsPage");
  const services = readOne("ServicesPage");
  const blog = readOne("BlogPage");
  const navigation = readOne("Navigation");
  const industries = readAll("Industry");
  /** Every page except the 404 page, of all types. */
  const pages = PAGE_TYPES.flatMap(({ type }) => readAll(type)).filter(({ path }) => path !== NOT_FOUND_PATH);
  const PAGE_PATHS = pages.map(({ path }) => path);
  return {
    /** All content of a type, with its computed fields, in list order. */
    contentsOf: (({ type }) => readAll(type as TypeName)) as ContentsOf,
    home,
    about,
    contact,
    aiSolutions,
    services,
    blog,
    navigation,
    industries,
    notFound: readOne("NotFoundPage"),
    site: readOne("SiteSettings"),
    searchDialog: readOne("SearchDialog"),
    search: readOne("SearchSettings"),
    assistant: readOne("Assistant"),
    posts: readAll("Post"),
    categories: readAll("Category"),
    questions: readAll("Question"),
    offices: readAll("Office"),
    people: readAll("Person"),
    /** Paths of all pages of the content except the 404 page. */
    PAGE_PATHS,
    /** Paths of the pages that search engines may index. */
    LISTED_PATHS: pages.filter(({ seo }) => !seo.noindex).map(({ path }) => path),
    /** Everything that a visitor can see: every page, and an address that shows the 404 page. */
    ALL_PATHS: [...PAGE_PATHS, UNKNOWN_PATH],
    /** Paths that are linked but have no page (docs/product.md, section 2): planned links, and every sub-industry. */
    DEAD_PATHS: [
      ...new Set([...pages, navigation].flatMap(plannedIn)),
      ...industries.flatMap(({ subIndustries }) => subIndustries.items.map(({ path }) => path)),
    ],
  };
};
