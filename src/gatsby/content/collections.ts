/**
 * The registry of all content types. The check, the GraphQL types, the pages, and the editors' schemas are derived from
 * it.
 */
import type { z } from "zod";
import { aboutPage } from "./definitions/about-page";
import { aiSolutionsPage } from "./definitions/ai-solutions-page";
import { assistant } from "./definitions/assistant";
import { blogPage } from "./definitions/blog-page";
import { category } from "./definitions/category";
import type { Collection, Page } from "./definitions/collection";
import { contactPage } from "./definitions/contact-page";
import { homePage } from "./definitions/home-page";
import { industry } from "./definitions/industry";
import { intents } from "./definitions/intents";
import { navigation } from "./definitions/navigation";
import { notFoundPage } from "./definitions/not-found-page";
import { office } from "./definitions/office";
import { person } from "./definitions/person";
import { post } from "./definitions/post";
import { question } from "./definitions/question";
import { searchDialog } from "./definitions/search-dialog";
import { searchSettings } from "./definitions/search-settings";
import { servicesPage } from "./definitions/services-page";
import { site } from "./definitions/site-settings";

/** The order of pages here is their order in the search index. */
const REGISTER = [
  site,
  searchSettings,
  intents,
  searchDialog,
  assistant,
  navigation,
  homePage,
  servicesPage,
  industry,
  aiSolutionsPage,
  blogPage,
  aboutPage,
  contactPage,
  notFoundPage,
  post,
  category,
  person,
  office,
  question,
] as const;

type Registered = (typeof REGISTER)[number];

/** Name of a content type. */
export type TypeName = Registered["type"];

/** Name of a content type whose files are pages. */
type PageName = Extract<Registered, { page: Page }>["type"];

/** The complete content of a type. */
export type ContentOf<Type extends TypeName> = z.output<Extract<Registered, { type: Type }>["definition"]>;

/** A content type of the registry. */
type RegisteredType = Collection & { type: TypeName };

export const COLLECTIONS: readonly RegisteredType[] = REGISTER;

/** Content types whose files are pages with routes of their own. */
export const PAGE_TYPES = COLLECTIONS.filter(
  (collection): collection is RegisteredType & { type: PageName; page: Page } => collection.page !== undefined,
);

/**
 * Finds the collection that a content file belongs to.
 *
 * @param relativePath path below `data`, such as "industries/finance.json"
 * @returns the collection, or undefined if no type lives there
 */
export const collectionOf = (relativePath: string): RegisteredType | undefined => {
  const [folder, name, ...deeper] = relativePath.replace(/\.json$/, "").split("/");
  if (name === undefined || deeper.length > 0 || !relativePath.endsWith(".json")) return undefined;
  return COLLECTIONS.find((collection) => collection.folder === folder && (collection.file ?? name) === name);
};

/** The name of an entity: its file name without folder and ".json". */
export const entityName = (relativePath: string): string => relativePath.replace(/^.*\/|\.json$/g, "");
