import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Reads the settings in `.env.production`, `.env.development` or what GATSBY_ACTIVE_ENV names into the environment,
 * which wins. Gatsby itself reads them into the bundles alone, where neither the check of a setting nor its default
 * (gatsby-config.ts) would know of them.
 *
 * @throws where the file cannot be read
 */
export const readEnvFile = (): void => {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || process.env.NODE_ENV}`;
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) process.env[name] ??= value;
};
