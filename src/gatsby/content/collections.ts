/**
 * Where each content type lives. A folder below `data` holds one JSON file per
 * entity; pages are single files of `data/pages`, each of a type of its own.
 */
import type { z } from "zod";
import {
  aboutPage,
  aiSolutionsPage,
  blogPage,
  category,
  contactPage,
  homePage,
  industry,
  navigation,
  notFoundPage,
  office,
  person,
  post,
  question,
  servicesPage,
  site,
} from "./definitions";

export type Collection = {
  /** GraphQL type name, and the name of the JSON Schema file in kebab case. */
  type: string;
  /** Folder below `data`. */
  folder: string;
  /** File name without ".json" where the type is a single file; otherwise every file of the folder. */
  file?: string;
  /** The definition that each file must meet. */
  definition: z.ZodObject;
  /** True where each entity is a page with a route of its own. */
  isPage: boolean;
};

export const COLLECTIONS: readonly Collection[] = [
  { type: "SiteSettings", folder: "site", file: "site", definition: site, isPage: false },
  { type: "Navigation", folder: "navigation", file: "navigation", definition: navigation, isPage: false },
  { type: "HomePage", folder: "pages", file: "home", definition: homePage, isPage: true },
  { type: "AboutPage", folder: "pages", file: "about", definition: aboutPage, isPage: true },
  { type: "ContactPage", folder: "pages", file: "contact", definition: contactPage, isPage: true },
  { type: "AiSolutionsPage", folder: "pages", file: "ai-solutions", definition: aiSolutionsPage, isPage: true },
  { type: "ServicesPage", folder: "pages", file: "services", definition: servicesPage, isPage: true },
  { type: "BlogPage", folder: "pages", file: "blog", definition: blogPage, isPage: true },
  { type: "NotFoundPage", folder: "pages", file: "not-found", definition: notFoundPage, isPage: true },
  { type: "Industry", folder: "industries", definition: industry, isPage: true },
  { type: "Post", folder: "posts", definition: post, isPage: false },
  { type: "Category", folder: "categories", definition: category, isPage: false },
  { type: "Person", folder: "people", definition: person, isPage: false },
  { type: "Office", folder: "offices", definition: office, isPage: false },
  { type: "Question", folder: "questions", definition: question, isPage: false },
];

/**
 * The collection that a content file belongs to.
 *
 * @param relativePath path below `data`, such as "industries/finance.json"
 * @returns the collection, or undefined where no type lives there
 */
export const collectionOf = (relativePath: string): Collection | undefined => {
  const [folder, name, ...deeper] = relativePath.replace(/\.json$/, "").split("/");
  if (deeper.length > 0 || !relativePath.endsWith(".json")) return undefined;
  return COLLECTIONS.find((collection) => collection.folder === folder && (collection.file ?? name) === name);
};

/** Name of an entity: its file's, without the folder and ".json". */
export const entityName = (relativePath: string): string => relativePath.replace(/^.*\/|\.json$/g, "");

/** Name of a type's schema file: "AiSolutionsPage" gives "ai-solutions-page.schema.json". */
export const schemaFileName = (type: string): string =>
  `${type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.schema.json`;
