import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Reads the settings in `.env.production`, `.env.development` or what GATSBY_ACTIVE_ENV names into the environment,
 * which wins. Gatsby itself reads them into the bundles alone, where neither the check of a setting nor its default
 * (gatsby-config.ts) would know of them.
 *
 * @param mode what is not set otherwise, for commands that Gatsby does not run
 * @throws where the file cannot be read
 */
export const readEnvFile = (mode = process.env.NODE_ENV): void => {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`;
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= value;
};
