import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";

const UNKNOWN = "https://unknown.invalid";

/**
 * An address as browsers write it: "https://Example.com:443/" becomes "https://example.com".
 *
 * @returns undefined unless the text is a scheme and a host alone, since paths are appended to it
 */
const originOf = (text: string): string | undefined => {
  if (!/^https?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
};

/**
 * The public address of the site, without a trailing slash.
 *
 * @returns the host's setting URL (Netlify sets it to the main address), or the address in data/site/site.json. If that
 *   file cannot be read, returns a placeholder: Gatsby would complain about an empty address first, and the content
 *   check reports the file with its location.
 */
export const readSiteUrl = (): string => {
  if (process.env.URL) return originOf(process.env.URL) ?? UNKNOWN;
  try {
    const { url } = JSON.parse(readFileSync(path.resolve("data/site/site.json"), "utf8")) as { url?: unknown };
    return typeof url === "string" && url !== "" ? url : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};

/**
 * Stops a build or the development server if the host's setting URL is not a site address. Every absolute address
 * begins with it, including those for search engines, feeds, and share images.
 *
 * @param reporter Gatsby's reporter
 */
export const checkSiteUrl = (reporter: Reporter): void => {
  const setting = process.env.URL ?? "";
  if (setting === "" || originOf(setting) !== undefined) return;
  reporter.panic(
    `URL is ${JSON.stringify(setting)}, which is no address of a site. Write scheme and host alone, such as "https://www.example.com", or leave ` +
      "it out, and the one in data/site/site.json holds.",
  );
};
