/** What a content type consists of. */
import { z } from "zod";
import { derived } from "./derived";
import { schemaFile, seo, shareCard, type ShareCard } from "./fields";

type Shape = Record<string, z.ZodType>;

/** What a file holds. */
type FileContent<Fields extends Shape> = z.input<z.ZodObject<Fields, z.core.$strict>>;

/** What the site knows of it: the file's content with everything that follows from it. */
type Content<Fields extends Shape> = z.output<z.ZodObject<Fields, z.core.$strict>>;

/** The fields of the content that a file does not hold as they are. */
type Missing<Fields extends Shape> = {
  [
    Name in keyof Content<Fields> as Name extends keyof FileContent<Fields>
      ? FileContent<Fields>[Name] extends Content<Fields>[Name]
        ? never
        : Name
      : Name
  ]: Content<Fields>[Name];
};

/** Names of all files of a content type, such as the slugs of all posts. */
type NamesOf = (type: string) => readonly string[];

/** What a content type has as a page. */
export type Page = {
  /** Its file in `src/templates`, without ".tsx". */
  template: string;
  /** Address of the page that a file makes. */
  path: (name: string) => string;
  /**
   * Places on the page that a link may jump to, after the #.
   *
   * @param content the page's content; undefined where its file is broken
   * @returns the places; undefined where they cannot be known
   */
  anchors: (content: unknown, namesOf: NamesOf) => readonly string[] | undefined;
};

/** A content type, as the check and Gatsby see it. */
export type Collection = {
  /** GraphQL type name, and the name of the JSON Schema file in kebab case. */
  type: string;
  /** Folder below `data`. */
  folder: string;
  /** File name without ".json" where the type is a single file; otherwise every file of the folder. */
  file: string | undefined;
  /** What each file must meet; its output is the content once it is complete. */
  definition: z.ZodObject;
  /**
   * Adds what follows from a file's name and content (`derived`, `filledIn`).
   *
   * @param name the file's name, without folder and ".json"
   * @param content what the file holds; it meets the definition
   */
  complete: (name: string, content: unknown) => Record<string, unknown>;
  /** Where each file is a page with a route of its own. */
  page: Page | undefined;
};

/** A content type with the type of its content. */
export type Typed<Type extends string, Fields extends Shape> = Collection & {
  type: Type;
  definition: z.ZodObject<Fields, z.core.$strict>;
};

type Parts<Type extends string, Fields extends Shape> = {
  type: Type;
  description: string;
  folder: string;
  file?: string;
  fields: Fields;
  /** The value of each derived field. */
  derive: (name: string, content: FileContent<Fields>) => Missing<Fields>;
};

const define = <Fields extends Shape>(id: string, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ id, description }) as z.ZodObject<Fields, z.core.$strict>;

/** A content type without pages of its own. */
export const contentType = <Type extends string, Fields extends Shape>({
  type,
  description,
  folder,
  file,
  fields,
  derive,
}: Parts<Type, Fields>): Typed<Type, Fields & { $schema: typeof schemaFile }> => ({
  type,
  folder,
  file,
  definition: define(type, description, { $schema: schemaFile, ...fields }),
  complete: (name, content) => {
    const checked = content as FileContent<Fields>;
    return { ...checked, ...derive(name, checked) };
  },
  page: undefined,
});

/** Fields of every page. */
const pageFields = {
  $schema: schemaFile,
  path: derived("the file's place", z.string().meta({ description: "Address of the page." })),
  template: derived(
    "the file's place",
    z.string().meta({ description: "Template that renders it.", graphqlEnum: "TemplateName" }),
  ),
  share: derived("the page's own headline", shareCard),
  seo,
};

type PageFields = typeof pageFields;

type PageParts<Type extends string, Fields extends Shape> = Parts<Type, Fields> & {
  template: string;
  path: (name: string) => string;
  anchors: (content: Content<Fields> | undefined, namesOf: NamesOf) => readonly string[] | undefined;
  /** What the page's share image shows. */
  share: (content: FileContent<Fields>) => ShareCard;
};

/** A content type whose files are pages. */
export const pageType = <Type extends string, Fields extends Shape>({
  type,
  description,
  folder,
  file,
  fields,
  derive,
  template,
  path,
  anchors,
  share,
}: PageParts<Type, Fields>): Typed<Type, PageFields & Fields> & { page: Page } => ({
  type,
  folder,
  file,
  definition: define(type, description, { ...pageFields, ...fields }),
  complete: (name, content) => {
    const checked = content as FileContent<Fields>;
    const { headline, eyebrow, artwork } = share(checked);
    const card: ShareCard = { headline, eyebrow, ...(artwork ? { artwork } : {}) };
    return { ...checked, path: path(name), template, share: card, ...derive(name, checked) };
  },
  page: { template, path, anchors: (content, namesOf) => anchors(content as Content<Fields> | undefined, namesOf) },
});

type SinglePageParts<Type extends string, Fields extends Shape> = Omit<
  PageParts<Type, Fields>,
  "folder" | "file" | "path" | "derive"
> & { file: string; path: string };

/** A page that is a file of its own in `data/pages`. Code leads to it by its fixed address too (src/lib/paths.ts). */
export const singlePage = <Type extends string, Fields extends Shape>(page: SinglePageParts<Type, Fields>) =>
  pageType<Type, Fields>({ ...page, folder: "pages", path: () => page.path, derive: () => ({}) as Missing<Fields> });
