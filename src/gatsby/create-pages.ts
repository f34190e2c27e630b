import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { NEWEST_POSTS } from "../lib/blog";
import { isDeveloping } from "./is-developing";

type PageNodes = {
  allPage: { nodes: readonly { path: string; template: string }[] };
  allPost: { totalCount: number };
};

/**
 * Variables of a page's query beside its path: a blog with an archive holds its newest articles alone. The development
 * server makes no files of articles, so its blog holds all of them.
 */
const variablesOf = (template: string, posts: number) =>
  template === "blog" && posts > NEWEST_POSTS && !isDeveloping() ? { newest: NEWEST_POSTS, hasArchive: true } : {};

/**
 * Makes a route of every node that is a page (hook `createPages`). A template finds
 * its node by the path: ids are digests of absolute paths, and would make the pages'
 * data differ from one machine to the next.
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
