import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { NEWEST_POSTS } from "../lib/blog";
import { isDeveloping } from "./is-developing";

type PageNodes = {
  allPage: { nodes: readonly { path: string; template: string }[] };
  allPost: { totalCount: number };
};

/**
 * Query variables of a page besides its path. A blog with an archive holds only its newest articles. The development
 * server writes no article files, so its blog holds all of them.
 */
const variablesOf = (template: string, posts: number) =>
  template === "blog" && posts > NEWEST_POSTS && !isDeveloping() ? { newest: NEWEST_POSTS, hasArchive: true } : {};

/**
 * Creates a page for every page node (hook `createPages`). A template finds its node by path, not by id: ids are
 * digests of absolute paths, so page data would differ from one machine to the next.
 *
 * @param args the hook's arguments
 * @param query a query for path and template of all pages, and for the number of articles
 */
export const createContentPages = async (
  { actions, graphql, reporter }: CreatePagesArgs,
  query: string,
): Promise<void> => {
  const result = await graphql<PageNodes>(query);
  if (!result.data) {
    reporter.panicOnBuild("The pages could not be queried.", result.errors as Error);
    return;
  }
  for (const page of result.data.allPage.nodes) {
    actions.createPage({
      path: page.path,
      component: path.resolve("src/templates", `${page.template}.tsx`),
      context: variablesOf(page.template, result.data.allPost.totalCount),
    });
  }
};
