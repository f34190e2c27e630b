import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { enumValue } from "./content/graphql-types";

type PageNodes = { allPage: { nodes: readonly { path: string; template: Queries.TemplateName }[] } };

/**
 * Makes a route of every node that is a page (hook `createPages`). A template finds
 * its node by the path: ids are digests of absolute paths, and would make the pages'
 * data differ from one machine to the next.
 *
 * @param args the hook's arguments
 * @param query a query for path and template of all pages
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
      component: path.resolve("src/templates", `${enumValue(page.template)}.tsx`),
    });
  }
};
