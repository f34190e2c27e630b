/**
 * JSON Schema files, which editors use to complete field names and show help. Each content file names its own in
 * `$schema`; the check refuses another one.
 */
import { z } from "zod";
import { COLLECTIONS } from "./collections";
import type { Collection } from "./definitions/collection";
import { schemaFileName } from "./definitions/schema-file";
import { fieldsOf, isDerived, type FieldMeta } from "./zod-shape";

/** Our own metadata, which means nothing to an editor: all but the description. */
const OWN_KEYS = Object.keys({
  id: true,
  imageKind: true,
  isIcon: true,
  linkTo: true,
  linkBy: true,
  graphqlType: true,
  derived: true,
  filledIn: true,
} satisfies Record<Exclude<keyof FieldMeta, "description">, true>);

const jsonSchema = ({ type, definition }: Collection): Record<string, unknown> => {
  const { $schema, ...schema } = z.toJSONSchema(definition, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: part }) => {
      for (const key of OWN_KEYS) Reflect.deleteProperty(part, key);
      // Editors should offer only fields that a file may hold.
      for (const [name, field] of Object.entries(fieldsOf(zodSchema as unknown as z.ZodType))) {
        if (isDerived(field)) Reflect.deleteProperty(part.properties ?? {}, name);
      }
    },
  });
  return { $schema, title: type, ...schema };
};

/**
 * Builds the schema files of all content types.
 *
 * @returns content by file name, formatted as it is written to `data/schemas`
 */
export const jsonSchemaFiles = (): Map<string, string> =>
  new Map(
    COLLECTIONS.map((collection) => [
      schemaFileName(collection.type),
      `${JSON.stringify(jsonSchema(collection), null, 2)}\n`,
    ]),
  );
