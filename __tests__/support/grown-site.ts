/** The `test` for a blog of 300 articles. It serves the later version of the site (`npm run build:next`). */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { serveSite } from "../../scripts/server/site-server";
import { NEXT_BUILD } from "../../scripts/server/test-builds";
import { ARTICLE_LIST, articleFile } from "../../src/lib/paths";
import { test as base } from "./browser";

const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(NEXT_BUILD, name), "utf8")) as T;

/** The cards of the archive. */
export const archiveCards = (): Queries.PostCardFragment[] => read(ARTICLE_LIST);

/** An article of the archive. */
export const archiveArticle = (slug: string): Queries.PostArticleFragment => read(articleFile(slug));

export const test = base.extend<object, { grownSite: string }>({
  grownSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, provide) => {
      if (!existsSync(NEXT_BUILD)) throw new Error('There is no later version: run "npm run build:next" first');
      const server = await serveSite(path.resolve(NEXT_BUILD), 0);
      await provide(server.address);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ grownSite }, provide) => provide(grownSite),
});
