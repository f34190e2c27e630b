import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Reads `.env.production`, `.env.development`, or the file that GATSBY_ACTIVE_ENV names into the environment. A
 * variable that is already set wins. Gatsby reads these files for the bundles only, so neither the check of a setting
 * nor its default (gatsby-config.ts) would see them.
 *
 * @param mode used if GATSBY_ACTIVE_ENV is not set; for commands that Gatsby does not run
 * @throws if the file cannot be read
 */
export const readEnvFile = (mode = process.env.NODE_ENV): void => {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`;
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= value;
};
