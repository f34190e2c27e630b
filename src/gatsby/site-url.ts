import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";

const UNKNOWN = "https://unknown.invalid";

/**
 * The public address of the site, without a slash at its end.
 *
 * @returns the host's setting URL (Netlify sets it to the main address), or the
 *   address in data/site/site.json; a placeholder where that file cannot be read, which
 *   the content check then reports with its place (Gatsby would complain of an empty address first)
 */
export const readSiteUrl = (): string => {
  if (process.env.URL) return process.env.URL.replace(/\/$/, "");
  try {
    const { url } = JSON.parse(readFileSync(path.resolve("data/site/site.json"), "utf8")) as { url?: unknown };
    return typeof url === "string" && url !== "" ? url : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};

/** A scheme and a host, nothing else: paths are added to it. */
const isAddress = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, "");

/**
 * Stops a build and the development server where the host's setting URL is no address: every absolute one on the site
 * begins with it, those of search engines, feeds and share images among them.
 *
 * @param reporter Gatsby's reporter
 */
export const checkSiteUrl = (reporter: Reporter): void => {
  const setting = process.env.URL ?? "";
  if (setting === "" || isAddress(setting)) return;
  reporter.panic(
    `URL is ${JSON.stringify(setting)}, which is no address of a site. Write scheme and host alone, such as "https://www.example.com", or leave ` +
      "it out, and the one in data/site/site.json holds.",
  );
};
