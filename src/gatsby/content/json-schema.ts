/** JSON Schema files, from which editors complete field names and show help. */
import { z } from "zod";
import { COLLECTIONS, schemaFileName, type Collection } from "./collections";

/** Metadata of our own, which means nothing to an editor. */
const OWN_KEYS = ["imageKind", "linkTo", "graphqlType", "graphqlEnum", "id"];

const jsonSchema = ({ type, definition }: Collection): Record<string, unknown> => {
  const { $schema, ...schema } = z.toJSONSchema(definition, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema: part }) => {
      for (const key of OWN_KEYS) Reflect.deleteProperty(part, key);
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
