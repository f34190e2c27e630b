/**
 * Builds GraphQL types from the definitions, with their descriptions. Nothing is inferred from the data, so a field
 * that every file leaves out still exists.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { z } from "zod";
import { COLLECTIONS } from "./collections";
import { seo, shareCard } from "./definitions/fields";
import { iconDrawing } from "./icon-drawing";
import { describeField, elementOf, fieldsOf, type Field } from "./zod-shape";

type FieldConfig = { type: string; description: string; extensions?: Record<string, Record<string, string>> };

/** The description of a GraphQL type that Gatsby gets. */
export type TypeConfig =
  | { kind: "enum"; name: string; description: string; values: Record<string, object> }
  | { kind: "interface"; name: string; description: string; fields: Record<string, FieldConfig>; interfaces: string[] }
  | {
      kind: "object";
      name: string;
      description: string;
      fields: Record<string, FieldConfig>;
      interfaces: string[];
      isNode: boolean;
    };

/** Converts a value to an enum name. GraphQL allows no hyphens, so "heart-pulse" becomes HEART_PULSE. */
export const enumName = (value: string): string => value.replaceAll("-", "_").toUpperCase();

const SCALARS: Partial<Record<Field["kind"], string>> = {
  string: "String",
  number: "Int",
  boolean: "Boolean",
};

const enumConfig = (name: string, description: string, values: readonly string[]): TypeConfig => ({
  kind: "enum",
  name,
  description,
  values: Object.fromEntries(values.map((value) => [enumName(value), {}])),
});

/** Name of a field's GraphQL type, without "!" and "[]". */
const typeName = ({ kind, meta }: Field): string => {
  if (meta.imageKind) return "File";
  if (meta.isIcon) return "String";
  const name = meta.linkTo ?? meta.graphqlType ?? (kind === "object" || kind === "enum" ? meta.id : SCALARS[kind]);
  if (!name) throw new TypeError(`A field of kind ${kind} needs meta.id (${meta.description ?? "no description"})`);
  return name;
};

const extensionsOf = ({ kind, meta }: Field): FieldConfig["extensions"] => {
  if (meta.isIcon) return { iconDrawing: {} };
  if (kind === "enum") return { enumName: {} };
  if (meta.imageKind) return { fileByRelativePath: {} };
  if (meta.linkTo) return { link: { by: meta.linkBy ?? "slug" } };
  return meta.graphqlType === "Date" ? { dateformat: {} } : undefined;
};

/** Type of a list or of a list's entry. A table has rows that are lists of cells, so it is "[[String!]!]". */
const listType = (schema: z.ZodType): string => {
  const field = describeField(schema);
  return field.kind === "array" ? `[${listType(elementOf(schema))}!]` : typeName(field);
};

const fieldConfig = (schema: z.ZodType): FieldConfig => {
  const field = describeField(schema);
  const description = field.meta.description ?? "";
  const nonNull = field.required ? "!" : "";
  if (field.kind === "array") return { type: `${listType(schema)}${nonNull}`, description };
  const extensions = extensionsOf(field);
  return { type: `${typeName(field)}${nonNull}`, description, ...(extensions ? { extensions } : {}) };
};

const graphqlFields = (schema: z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fieldsOf(schema)).filter(([name]) => !name.startsWith("$")));

const objectConfig = (name: string, schema: z.ZodType, interfaces: string[], isNode: boolean): TypeConfig => ({
  kind: "object",
  name,
  description: describeField(schema).meta.description ?? "",
  fields: Object.fromEntries(Object.entries(graphqlFields(schema)).map(([key, value]) => [key, fieldConfig(value)])),
  interfaces,
  isNode,
});

const pageInterface = (): TypeConfig => ({
  kind: "interface",
  name: "Page",
  description: "A page with a route of its own.",
  interfaces: ["Node"],
  fields: {
    id: { type: "ID!", description: "The node's own id." },
    path: { type: "String!", description: "Address of the page." },
    template: { type: "String!", description: "Template that renders it." },
    seo: { type: "Seo!", description: describeField(seo).meta.description ?? "" },
    share: { type: "ShareCard!", description: describeField(shareCard).meta.description ?? "" },
  },
});

const membersOf = (config: TypeConfig): string =>
  JSON.stringify(config.kind === "enum" ? config.values : config.fields);

/** A type and the content type that defines it. */
type Owned = { config: TypeConfig; owner: string };

/**
 * Adds a type unless it is known already.
 *
 * @param types the types so far, by name
 * @param config the type; a definition that is used in several places is passed once for each
 * @param owner name of the content type that uses it, for the message
 * @throws TypeError if a different definition already has the name
 */
export const addType = (types: Map<string, Owned>, config: TypeConfig, owner: string): void => {
  const known = types.get(config.name);
  if (known && membersOf(known.config) !== membersOf(config)) {
    throw new TypeError(
      `Two different definitions have the name (meta.id) "${config.name}": one in ${known.owner}, one in ${owner}. ` +
        `Give the newer one another; most begin with their page, as "AboutHero" does.`,
    );
  }
  if (!known) types.set(config.name, { config, owner });
};

/**
 * Builds all GraphQL types of the content.
 *
 * @returns one configuration per type, each name once
 * @throws TypeError if two definitions share a name
 */
export const typeConfigs = (): TypeConfig[] => {
  const types = new Map<string, Owned>();
  const visit = (schema: z.ZodType, owner: string): void => {
    const field = describeField(schema);
    if (field.kind === "array") return visit(elementOf(schema), owner);
    if (field.kind === "enum" && !field.meta.isIcon) {
      const values = (field.schema as z.ZodEnum).options.map(String);
      addType(types, enumConfig(typeName(field), field.meta.description ?? "", values), owner);
    }
    if (field.kind !== "object") return;
    addType(types, objectConfig(typeName(field), schema, [], false), owner);
    for (const part of Object.values(graphqlFields(schema))) visit(part, owner);
  };
  addType(types, pageInterface(), "every page");
  for (const { type, definition, page } of COLLECTIONS) {
    addType(types, objectConfig(type, definition, page ? ["Node", "Page"] : ["Node"], true), type);
    visit(definition, type);
  }
  return [...types.values()].map(({ config }) => config);
};

/** Declares a field extension that replaces the file's text with another one in queries. */
const createTranslation = (
  { actions }: CreateSchemaCustomizationArgs,
  name: string,
  translate: (text: string) => string,
): void =>
  actions.createFieldExtension({
    name,
    extend: () => ({
      resolve: (
        source: Record<string, unknown>,
        _args: unknown,
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => {
        const value = source[fieldName];
        return typeof value === "string" ? translate(value) : value;
      },
    }),
  });

/**
 * Declares the types to Gatsby (hook `createSchemaCustomization`).
 *
 * @param args the hook's arguments
 */
export const createContentTypes = (args: CreateSchemaCustomizationArgs): void => {
  const { actions, schema } = args;
  // Enum values could map to the content's spelling themselves. But Gatsby's query workers read the schema back from a
  // printed file, which loses the mapping.
  createTranslation(args, "enumName", enumName);
  createTranslation(args, "iconDrawing", iconDrawing);
  const built = typeConfigs().map((config) => {
    const { kind, ...rest } = config;
    if (kind === "enum") return schema.buildEnumType(rest);
    if (kind === "interface") return schema.buildInterfaceType(rest as Parameters<typeof schema.buildInterfaceType>[0]);
    const { isNode, ...object } = rest as Extract<TypeConfig, { kind: "object" }>;
    return schema.buildObjectType({
      ...object,
      ...(isNode ? { extensions: { infer: false } } : {}),
    });
  });
  actions.createTypes(built);
};
