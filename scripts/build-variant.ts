import { execSync } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { copySite } from "./site-copy";

type Variant = {
  /** Changes the copy before it is built. */
  change?: (site: string) => Promise<unknown>;
  /** Environment variables of the build. */
  env?: Record<string, string>;
};

/**
 * Builds another version of the site from a copy of the project.
 *
 * @param place folder for the result; replaces what is there
 * @param variant how it differs from the project
 */
export const buildVariant = async (place: string, { change, env }: Variant): Promise<void> => {
  const site = await copySite(path.basename(place));
  try {
    await change?.(site);
    execSync("npm run build", { cwd: site, stdio: "inherit", env: { ...process.env, ...env } });
    await rm(place, { recursive: true, force: true });
    await cp(path.join(site, "public"), place, { recursive: true });
  } finally {
    await rm(site, { recursive: true, force: true });
  }
};
