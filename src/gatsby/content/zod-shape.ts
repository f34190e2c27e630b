/**
 * Reads a definition: answers the few questions about a zod schema that the check, the GraphQL types, and their tests
 * have.
 */
import type { z } from "zod";
import type { IMAGE_SIZE } from "./definitions/image";

/** Metadata that definitions carry besides their shape. */
export type FieldMeta = {
  id?: string;
  description?: string;
  /** The field names an image of this kind. */
  imageKind?: keyof typeof IMAGE_SIZE;
  /** The field names an icon. Queries return its drawing instead. */
  isIcon?: true;
  /** The field names an entity of this type by its slug. */
  linkTo?: string;
  /** The field names a page of the type `linkTo` by its path. */
  linkBy?: "path";
  /** GraphQL scalar, if it differs from the one that follows from the shape. */
  graphqlType?: string;
  /** Schema of a value that the build adds and no file holds. */
  derived?: z.ZodType;
  /** A file may leave the field out; the build then fills it in. */
  filledIn?: true;
};

export type Field = {
  schema: z.ZodType;
  kind: "object" | "array" | "string" | "number" | "boolean" | "enum";
  /** True if the complete content always has it. */
  required: boolean;
  meta: FieldMeta;
};

type Definition = { type: string; innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> };

const definitionOf = (schema: z.ZodType): Definition => schema.def;

const METADATA = new WeakMap<z.ZodType, FieldMeta>();

/** Cached: Zod rebuilds a schema's metadata on every call, which took a third of the time of a full content check. */
const metadataOf = (schema: z.ZodType): FieldMeta => {
  const metadata = METADATA.get(schema) ?? ((schema.meta() ?? {}) as FieldMeta);
  METADATA.set(schema, metadata);
  return metadata;
};

/**
 * Unwraps a schema.
 *
 * @param schema any schema of a definition
 * @returns its kind, whether a value is required, and its metadata (an outer description wins)
 */
export const describeField = (schema: z.ZodType): Field => {
  const definition = definitionOf(schema);
  const { derived, filledIn, ...meta } = metadataOf(schema);
  if (derived) return describeField(derived);
  if (definition.type === "optional" && definition.innerType) {
    const inner = describeField(definition.innerType);
    return { ...inner, required: filledIn === true, meta: { ...inner.meta, ...meta } };
  }
  return { schema, kind: definition.type as Field["kind"], required: true, meta };
};

/** The fields of an object schema, by name, in the order of the definition. */
export const fieldsOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  definitionOf(describeField(schema).schema).shape ?? {};

/** True if the build adds the field, so that no file holds it. */
export const isDerived = (schema: z.ZodType): boolean => metadataOf(schema).derived !== undefined;

/** The fields that a file may hold. */
export const fileFieldsOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fieldsOf(schema)).filter(([, field]) => !isDerived(field)));

/** The schema of an array's entries. */
export const elementOf = (schema: z.ZodType): z.ZodType => {
  const element = definitionOf(describeField(schema).schema).element;
  if (!element) throw new TypeError("elementOf: the schema is not an array");
  return element;
};

/**
 * Follows a JSON path through a schema.
 *
 * @param schema where to begin
 * @param path object keys and array indexes
 * @returns the schema at the path, or undefined if the path leaves the definition
 */
export const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined => {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    if (!current) return undefined;
    const kind: Field["kind"] = describeField(current).kind;
    if (kind === "array") current = elementOf(current);
    else current = fieldsOf(current)[String(key)];
  }
  return current;
};
