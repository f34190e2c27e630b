/** Serves the production build while the suite runs, for each engine in the way it needs. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { filesOf } from "../../../scripts/audit/files";
import { serveSite } from "../../../scripts/server/site-server";
import { watchPage } from "./watch-page";

/** WebDriver cannot run a script before the page's own, so a copy of the site asks for it in each page. */
const copyWithWatch = async (site: string): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), "watched-site-"));
  await cp(site, copy, { recursive: true });
  await writeFile(join(copy, "watch-page.js"), `(${watchPage.toString()})();`);
  for (const name of filesOf(copy).filter((file) => file.endsWith(".html"))) {
    const html = await readFile(join(copy, name), "utf8");
    await writeFile(join(copy, name), html.replace("<head>", '<head><script src="/watch-page.js"></script>'));
  }
  return copy;
};

/** Playwright's global setup: starts both hosts and returns what stops them. */
const startHosts = async (): Promise<() => Promise<void>> => {
  const site = resolve("public");
  const plain = await serveSite(site, 0);
  const copy = await copyWithWatch(site);
  const watched = await serveSite(copy, 0);
  process.env.SITE_ADDRESS = plain.address;
  process.env.WATCHED_SITE_ADDRESS = watched.address;
  return async () => {
    await Promise.all([plain.close(), watched.close()]);
    await rm(copy, { recursive: true });
  };
};

export default startHosts;
