import { readFileSync } from "node:fs";
import path from "node:path";

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
