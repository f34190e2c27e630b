/** Reads Netlify's `_headers` format. */
import { escapeRegExp } from "../../src/lib/escape-reg-exp";

type ParsedRules = { pattern: RegExp; headers: [name: string, value: string][] }[];

const toPattern = (path: string): RegExp => new RegExp(`^${escapeRegExp(path).replaceAll("\\*", ".*")}$`);

/**
 * Parses a `_headers` file.
 *
 * @param text content of the file
 * @returns its rules, in order
 */
export const parseHeaders = (text: string): ParsedRules => {
  const rules: ParsedRules = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(":");
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
};

/** The headers of a path. A later rule overrides a header of an earlier one. */
export const headersFor = (rules: ParsedRules, path: string): Map<string, string> =>
  new Map(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));
