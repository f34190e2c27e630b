/** JSON Schema files, from which editors complete field names and show help. */
import { z } from "zod";
import { COLLECTIONS, schemaFileName } from "./collections";
import type { Collection } from "./definitions/collection";
import { fieldsOf, isDerived } from "./zod-shape";

/** Metadata of our own, which means nothing to an editor. */
const OWN_KEYS = ["imageKind", "isIcon", "linkTo", "linkBy", "graphqlType", "derived", "filledIn", "id"];

const jsonSchema = ({ type, definition }: Collection): Record<string, unknown> => {
  const { $schema, ...schema } = z.toJSONSchema(definition, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: part }) => {
      for (const key of OWN_KEYS) Reflect.deleteProperty(part, key);
      // An editor offers what a file may hold.
      for (const [name, field] of Object.entries(fieldsOf(zodSchema as unknown as z.ZodType))) {
        if (isDerived(field)) Reflect.deleteProperty(part.properties ?? {}, name);
      }
    },
  });
  return { $schema, title: type, ...schema };
};

/**
 * The schema files of all content types.
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

/**
 * Which content files have which schema.
 *
 * @returns the entries of "json.schemas" in the settings of VS Code
 */
export const editorSchemas = (): { fileMatch: string[]; url: string }[] =>
  COLLECTIONS.map(({ type, folder, file = "*" }) => ({
    fileMatch: [`/data/${folder}/${file}.json`],
    url: `./data/schemas/${schemaFileName(type)}`,
  }));
