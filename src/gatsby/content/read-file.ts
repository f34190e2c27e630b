/** Reads one content file: from bytes to a JSON value with positions, or to issues. */
import { parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { formatPath, positionAt, type ContentIssue } from "./content-issue";

/** Largest content file, in bytes: four times the size of the visitors' questions (data/site/intents.json). */
const MAX_BYTES = 1024 * 1024;

export type ParsedFile = {
  file: string;
  text: string;
  tree: Node;
  value: unknown;
};

const SYNTAX: Record<string, string> = {
  InvalidSymbol:
    'a value: text in double quotes, a number, true or false (a quotation mark inside a text is written “ ”, or \\")',
  PropertyNameExpected: "a field name in double quotes (is there a comma too many?)",
  ValueExpected: "a value (is there a comma too many?)",
  ColonExpected: "a colon after the field name",
  CommaExpected: "a comma between entries",
  CloseBraceExpected: 'a closing "}"',
  CloseBracketExpected: 'a closing "]"',
  EndOfFileExpected: "the end of the file: one JSON object only",
  InvalidCommentToken: "no comment: JSON has none",
  UnexpectedEndOfString: 'a closing quotation mark " on the same line',
  InvalidCharacter: "no control character inside a text",
  InvalidEscapeCharacter: 'an escape that JSON knows: \\n, \\", \\\\ or \\u with four digits',
  InvalidUnicode: "\\u with four digits",
  UnexpectedEndOfNumber: "a whole number",
};

const UNCLOSED: Record<string, string> = { "}": 'a closing "]" before it', "]": 'a closing "}" before it' };

const issueIn = (
  file: string,
  text: string,
  offset: number,
  { path = "", ...said }: { path?: string; found: string; expected: string },
): ContentIssue => ({ file, ...positionAt(text, offset), path, ...said });

const describeSyntaxError = (file: string, text: string, error: ParseError): ContentIssue => {
  const found = text.slice(error.offset, error.offset + Math.max(error.length, 1)).split("\n")[0] ?? "";
  const code = printParseErrorCode(error.error);
  // A missing comma is only noticed at the next entry, often a line below. Report it right after the previous entry.
  const place = code === "CommaExpected" ? text.slice(0, error.offset).trimEnd().length : error.offset;
  // A closing bracket of the other kind means that something is still open.
  const unclosed = code === "CommaExpected" ? UNCLOSED[found.charAt(0)] : undefined;
  return issueIn(file, text, place, {
    found:
      error.offset >= text.length
        ? "the end of the file"
        : JSON.stringify(found.slice(0, 30)).slice(1, -1).replaceAll('\\"', '"'),
    expected: unclosed ?? SYNTAX[code] ?? `valid JSON (${code})`,
  });
};

const PLAIN_TEXT = "UTF-8 text (save the file again as plain UTF-8)";

/** An encoding problem that keeps bytes from being read as text; undefined if there is none. */
const encodingIssue = (file: string, bytes: Uint8Array, text: string): ContentIssue | undefined => {
  const issue = (offset: number, found: string, expected: string) => issueIn(file, text, offset, { found, expected });
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return issue(0, "a byte order mark", "UTF-8 without a byte order mark (save the file again as plain UTF-8)");
  const nul = text.indexOf("\0");
  if (nul >= 0) return issue(nul, "a NUL byte", PLAIN_TEXT);
  const lost = text.indexOf("\ufffd");
  return lost < 0 ? undefined : issue(lost, "a character that is lost, or bytes that are not UTF-8", PLAIN_TEXT);
};

const doubleFields = (file: string, text: string, node: Node, path: PropertyKey[] = []): ContentIssue[] => {
  if (node.type === "array") {
    return (node.children ?? []).flatMap((child, index) => doubleFields(file, text, child, [...path, index]));
  }
  if (node.type !== "object") return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    const name = String(key.value);
    const inner = doubleFields(file, text, value, [...path, name]);
    if (!seen.has(name)) {
      seen.add(name);
      return inner;
    }
    const said = { found: "the field a second time", expected: "each field once" };
    return [issueIn(file, text, key.offset, { path: formatPath([...path, name]), ...said }), ...inner];
  });
};

const parseText = (file: string, text: string): ParsedFile | { issues: ContentIssue[] } => {
  const errors: ParseError[] = [];
  // `parseTree` always returns a tree for a text that is not empty.
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }) as Node;
  const [first] = errors;
  if (first) return { issues: [describeSyntaxError(file, text, first)] };
  const doubles = doubleFields(file, text, tree);
  if (doubles.length > 0) return { issues: doubles };
  return { file, text, tree, value: JSON.parse(text) as unknown };
};

/**
 * Parses a content file.
 *
 * @param file path for messages
 * @param bytes content of the file
 * @returns the parsed file, or the issues that keep it from being read
 */
export const parseContentFile = (file: string, bytes: Uint8Array): ParsedFile | { issues: ContentIssue[] } => {
  if (bytes.length > MAX_BYTES) {
    const said = { found: `a file of ${bytes.length} bytes`, expected: `at most ${MAX_BYTES} bytes` };
    return { issues: [issueIn(file, "", 0, said)] };
  }
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === "")
    return { issues: [issueIn(file, "", 0, { found: "an empty file", expected: "a JSON object" })] };
  const broken = encodingIssue(file, bytes, text);
  if (broken) return { issues: [broken] };
  try {
    return parseText(file, text);
  } catch (error) {
    // Thousands of levels overflow the call stack. Fewer are read, and then do not fit the definition.
    if (!(error instanceof RangeError)) throw error;
    const said = { found: "too many levels of nesting", expected: "the shape of the content type" };
    return { issues: [issueIn(file, text, 0, said)] };
  }
};
