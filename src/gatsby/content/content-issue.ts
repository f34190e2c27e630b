import { findNodeAtLocation, type Node } from "jsonc-parser";

/** A problem in a content file that stops the build. */
export type ContentIssue = {
  /** Path of the file from the project's root. */
  file: string;
  /** Line and column, both counted from 1. */
  line: number;
  column: number;
  /** Place in the file's JSON, such as "solutions.items[0].tone"; empty for the file itself. */
  path: string;
  found: string;
  expected: string;
  /** The closest known name, if one is similar enough. */
  suggestion?: string;
};

/** Longest excerpt of a file in a message, in characters. */
const SHOWN_LENGTH = 60;

/**
 * Escapes characters that a message must not contain as they are: they are invisible or change how the rest of it
 * looks.
 */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );

const shorten = (text: string): string => (text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}…`);

/** Formats a path: "solutions", "items", 0 becomes "solutions.items[0]". */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = visible(shorten(String(key)));
    return text === "" ? name : `${text}.${name}`;
  }, "");

/** Formats a value for a message: short, on one line, without control characters. */
export const formatValue = (value: unknown): string => {
  if (value === undefined) return "nothing: the field is missing";
  if (Array.isArray(value)) return value.length === 1 ? "a list of 1 entry" : `a list of ${value.length} entries`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = visible(JSON.stringify(value));
  return text.length <= SHOWN_LENGTH ? text : `${shorten(text)} (${String(value).length} characters)`;
};

/** Line and column of an offset into a text, both counted from 1. */
export const positionAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Offset of the value at a path, or of the nearest enclosing value that exists. */
export const offsetOf = (tree: Node | undefined, path: readonly PropertyKey[]): number => {
  if (!tree) return 0;
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, depth) as (string | number)[]);
    if (node) return node.offset;
  }
  return tree.offset;
};

/**
 * Formats one issue: where it is, what was found, and what was expected.
 *
 * @param issue the issue
 * @returns a line "file:line:column path" and an indented line with the rest
 */
export const formatIssue = (issue: ContentIssue): string =>
  `${issue.file}:${issue.line}:${issue.column}${issue.path ? `  ${issue.path}` : ""}\n` +
  `    found ${issue.found}; expected ${issue.expected}` +
  (issue.suggestion ? `; did you mean "${issue.suggestion}"?` : "");

/** Formats all issues as one message that starts with their number. */
export const formatIssues = (issues: readonly ContentIssue[]): string =>
  `${issues.length === 1 ? "1 issue" : `${issues.length} issues`} in the content. ` +
  `Fix ${issues.length === 1 ? "it" : "them"} and try again (docs/content.md shows how; data/schemas describes each field).\n\n` +
  issues.map(formatIssue).join("\n");
