/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import type { z } from "zod";
import { COLLECTIONS } from "../../src/gatsby/content/collections";
import { schemaFileName } from "../../src/gatsby/content/definitions/schema-file";
import { jsonSchemaFiles } from "../../src/gatsby/content/json-schema";
import { describeField, elementOf, fileFieldsOf } from "../../src/gatsby/content/zod-shape";

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  definitions?: Record<string, Schema>;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  enum?: string[];
};

const written = async (name: string): Promise<string> => readFile(`data/schemas/${name}`, "utf8");

it("the files in data/schemas are those that follow from the definitions (npm run schemas writes them)", async () => {
  const expected = jsonSchemaFiles();
  expect((await readdir("data/schemas")).sort()).toEqual([...expected.keys()].sort());
  for (const [name, text] of expected) expect({ name, text: await written(name) }).toEqual({ name, text });
});

/** Follows "#/definitions/Name"; a reference may stand in a list of its own. */
const resolve = (root: Schema, schema: Schema = {}): Schema => {
  if (schema.allOf?.length === 1) return resolve(root, schema.allOf[0]);
  return schema.$ref ? (root.definitions?.[schema.$ref.replace("#/definitions/", "")] ?? {}) : schema;
};

/** Compares a schema with its definition, field by field, all the way down. */
const compare = (definition: z.ZodType, root: Schema, part: Schema | undefined, place: string): void => {
  const { kind, meta } = describeField(definition);
  const schema = resolve(root, part);
  expect({ place, description: schema.description }).toEqual({ place, description: meta.description });
  expect({ place, described: (schema.description ?? "").length > 0 }).toEqual({ place, described: true });
  if (kind === "array") compare(elementOf(definition), root, schema.items, `${place}[]`);
  if (kind === "enum") expect(schema.enum?.length).toBeGreaterThan(1);
  if (kind !== "object") return;
  const fields = Object.entries(fileFieldsOf(definition));
  expect({ place, additional: schema.additionalProperties }).toEqual({ place, additional: false });
  expect(Object.keys(schema.properties ?? {})).toEqual(fields.map(([name]) => name));
  expect(schema.required).toEqual(
    fields.filter(([, field]) => !field.safeParse(undefined).success).map(([name]) => name),
  );
  for (const [name, field] of fields) compare(field, root, schema.properties?.[name], `${place}.${name}`);
};

it.each(COLLECTIONS.map((collection) => [collection.type, collection] as const))(
  "%s: every field is described, and required where the definition says so",
  async (type, { definition }) => {
    const schema = JSON.parse(await written(schemaFileName(type))) as Schema;
    compare(definition, schema, schema, type);
  },
);
