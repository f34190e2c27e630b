/** Checks one parsed file against the definition of its type. */
import type { z } from "zod";
import { nearestName } from "../../lib/nearest";
import { formatValue, type ContentIssue } from "./content-issue";
import type { Collection } from "./definitions/collection";
import { schemaFileName } from "./definitions/schema-file";
import { issueAt } from "./entity";
import type { ParsedFile } from "./read-file";
import { describeField, fileFieldsOf, schemaAt } from "./zod-shape";

type Issue = z.core.$ZodIssue;

const KIND: Record<string, string> = {
  object: "an object",
  array: "a list",
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (current, key) =>
      typeof current === "object" && current !== null && Object.hasOwn(current, key)
        ? (current as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

/** With more names than this, the list would bury the suggestion that follows it. */
const LISTED_NAMES = 12;

const quoteAll = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(", ");

const count = ({ origin }: { origin: string }, limit: number | bigint, word: string): string => {
  if (origin === "array") return `${word} ${limit} ${Number(limit) === 1 ? "entry" : "entries"}`;
  return origin === "string" ? `${word} ${limit} characters` : `${word} ${limit}`;
};

const expectation = (issue: Issue, collection: Collection, near: string | undefined): string => {
  const description = describeExpected(collection, issue.path);
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "never") return issue.message;
      return `${KIND[issue.expected] ?? issue.expected}${description}`;
    case "invalid_value":
      if (issue.values.length === 1) return quoteAll(issue.values);
      return near && issue.values.length > LISTED_NAMES
        ? `one of ${issue.values.length} names, which data/schemas/${schemaFileName(collection.type)} lists`
        : `one of ${quoteAll(issue.values)}`;
    case "too_small":
      return issue.message.startsWith("Too") ? count(issue, issue.minimum, "at least") : issue.message;
    case "too_big":
      return issue.message.startsWith("Too") ? count(issue, issue.maximum, "at most") : issue.message;
    default:
      return issue.message;
  }
};

/** A field's own description, added in parentheses after the type. */
const describeExpected = (collection: Collection, path: readonly PropertyKey[]): string => {
  const schema = schemaAt(collection.definition, path);
  const description = schema && describeField(schema).meta.description;
  return description ? ` (${description.replace(/\.$/, "")})` : "";
};

/** The most similar of several values; a single one is named as expected anyway. */
const suggestion = (issue: Issue, found: unknown): string | undefined =>
  issue.code === "invalid_value" && issue.values.length > 1 && typeof found === "string"
    ? nearestName(
        found,
        issue.values.filter((value) => typeof value === "string"),
      )
    : undefined;

const unknownFields = (
  issue: Extract<Issue, { code: "unrecognized_keys" }>,
  parsed: ParsedFile,
  collection: Collection,
): ContentIssue[] => {
  const schema = schemaAt(collection.definition, issue.path);
  const known = schema ? Object.keys(fileFieldsOf(schema)) : [];
  return issue.keys.map((key) => {
    const expected = `only ${known.join(", ")}`;
    const near = nearestName(key, known);
    return issueAt(parsed, [...issue.path, key], "a field that this type does not have", expected, near);
  });
};

/**
 * Checks a file against its definition.
 *
 * @param parsed the parsed file
 * @param collection the collection that it belongs to
 * @returns every issue of the file; empty if it meets the definition
 */
export const checkShape = (parsed: ParsedFile, collection: Collection): ContentIssue[] => {
  const result = collection.definition.safeParse(parsed.value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue): ContentIssue[] => {
    if (issue.code === "unrecognized_keys") return unknownFields(issue, parsed, collection);
    const found = valueAt(parsed.value, issue.path);
    const near = suggestion(issue, found);
    return [issueAt(parsed, issue.path, formatValue(found), expectation(issue, collection, near), near)];
  });
};
