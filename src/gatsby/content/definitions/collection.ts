/** What a content type consists of. */
import { z } from "zod";
import type { SearchEntry } from "../../../search/entry";
import { derived } from "./derived";
import { seo, shareCard, type ShareCard } from "./fields";
import { schemaFile } from "./schema-file";

type Shape = Record<string, z.ZodType>;

/** The content of a file. */
type FileContent<Fields extends Shape> = z.input<z.ZodObject<Fields, z.core.$strict>>;

/** The file's content, completed with all derived fields. */
type Content<Fields extends Shape> = z.output<z.ZodObject<Fields, z.core.$strict>>;

/** The fields of the content that a file does not hold in this form. */
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

/** The page side of a content type. */
export type Page = {
  /** Its file in `src/templates`, without ".tsx". */
  template: string;
  /** Address of the page of a file with this name. */
  path: (name: string) => string;
  /**
   * Places on the page that a link may jump to, after the #.
   *
   * @param content the page's content; undefined if its file is broken
   * @returns the places; undefined if they cannot be known
   */
  anchors: (content: unknown, namesOf: NamesOf) => readonly string[] | undefined;
  /**
   * The page's entries in the search index.
   *
   * @param content the page's complete content
   */
  search: (content: unknown, contentsOf: ContentsOf) => readonly SearchEntry[];
};

/** A content type, as the check and Gatsby see it. */
export type Collection = {
  /** GraphQL type name, and the name of the JSON Schema file in kebab case. */
  type: string;
  /** Folder below `data`. */
  folder: string;
  /** File name without ".json" if the type is a single file. Otherwise every file of the folder belongs to the type. */
  file: string | undefined;
  /** The schema for each file. Its output type is that of the completed content. */
  definition: z.ZodObject;
  /**
   * Adds the fields that follow from a file's name and content (`derived`, `filledIn`).
   *
   * @param name the file's name, without folder and ".json"
   * @param content the file's content, which meets the definition
   */
  complete: (name: string, content: unknown) => Record<string, unknown>;
  /** Set if each file is a page with a route of its own. */
  page: Page | undefined;
};

/** A content type with the type of its content. */
export type Typed<Type extends string, Fields extends Shape> = Collection & {
  type: Type;
  definition: z.ZodObject<Fields, z.core.$strict>;
};

/** The complete content of all files of a type, in list order. */
export type ContentsOf = <Type extends string, Fields extends Shape>(
  type: Typed<Type, Fields>,
) => readonly Content<Fields>[];

/** Computes the value of each derived field. */
type Derive<Fields extends Shape> = (name: string, content: FileContent<Fields>) => Missing<Fields>;

/** The `derive` option. It may be left out only if the type has no derived fields. */
type Deriving<Fields extends Shape> = { derive?: Derive<Fields> } & (object extends Missing<Fields>
  ? unknown
  : { derive: unknown });

/**
 * The options that every content type needs. They are two types, so that the compiler names the option that is missing.
 */
type Parts<Fields extends Shape> = { fields: Fields } & { description: string };

/** The options of a content type whose name does not follow from its file. */
type Named<Type extends string> = { type: Type; folder: string; file?: string };

const define = <Fields extends Shape>(id: string, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ id, description }) as z.ZodObject<Fields, z.core.$strict>;

/** A content type without pages of its own. */
export const contentType = <Type extends string, Fields extends Shape>({
  type,
  description,
  folder,
  file,
  fields,
  derive = () => ({}) as Missing<Fields>,
}: Parts<Fields> & Named<Type> & Deriving<Fields>): Typed<
  Type,
  Fields & { $schema: ReturnType<typeof schemaFile> }
> => ({
  type,
  folder,
  file,
  definition: define(type, description, { $schema: schemaFile(type), ...fields }),
  complete: (name, content) => {
    const checked = content as FileContent<Fields>;
    return { ...checked, ...derive(name, checked) };
  },
  page: undefined,
});

/** Fields of every page, except the first one, which depends on its type. */
const pageFields = {
  path: derived("the file's place", z.string().meta({ description: "Address of the page." })),
  template: derived("the file's place", z.string().meta({ description: "Template that renders it." })),
  share: derived("the page's own headline", shareCard),
  seo,
};

type PageFields = typeof pageFields & { $schema: ReturnType<typeof schemaFile> };

/** The options that every page type needs. */
type PageParts<Fields extends Shape> = Parts<Fields> & {
  anchors: (content: Content<Fields> | undefined, namesOf: NamesOf) => readonly string[] | undefined;
  /** What the page's share image shows. */
  share: (content: FileContent<Fields>) => ShareCard;
  /** The page's search entries, each with the place where it opens; empty if the search should not find the page. */
  search: (content: Content<PageFields & Fields>, contentsOf: ContentsOf) => readonly SearchEntry[];
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
  search,
}: PageParts<Fields> &
  Named<Type> & { template: string; path: (name: string) => string; derive: Derive<Fields> }): Typed<
  Type,
  PageFields & Fields
> & { page: Page } => ({
  type,
  folder,
  file,
  definition: define(type, description, { $schema: schemaFile(type), ...pageFields, ...fields }),
  complete: (name, content) => {
    const checked = content as FileContent<Fields>;
    const { headline, eyebrow, artwork } = share(checked);
    const card: ShareCard = { headline, eyebrow, ...(artwork ? { artwork } : {}) };
    return { ...checked, path: path(name), template, share: card, ...derive(name, checked) };
  },
  page: {
    template,
    path,
    anchors: (content, namesOf) => anchors(content as Content<Fields> | undefined, namesOf),
    search: (content, contentsOf) => search(content as Content<PageFields & Fields>, contentsOf),
  },
});

/** Converts a file's name to a GraphQL name: "ai-solutions" becomes "AiSolutions". */
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

const pascalCase = <Name extends string>(name: Name): PascalCase<Name> =>
  name.replace(/(?:^|-)(.)/g, (_start, letter: string) => letter.toUpperCase()) as PascalCase<Name>;

/**
 * A page with a single file in `data/pages`. The file name decides the other names: "ai-solutions" has the GraphQL type
 * AiSolutionsPage and the template src/templates/ai-solutions.tsx. The address is set separately; if code links to it,
 * it comes from src/lib/paths.ts.
 */
export const singlePage = <File extends string, Fields extends Shape>({
  file,
  path,
  derive = () => ({}) as Missing<Fields>,
  ...parts
}: PageParts<Fields> & { file: File; path: string } & Deriving<Fields>) =>
  pageType<`${PascalCase<File>}Page`, Fields>({
    ...parts,
    derive,
    type: `${pascalCase(file)}Page`,
    folder: "pages",
    file,
    path: () => path,
    template: file,
  });
