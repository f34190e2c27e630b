import path from "node:path";
import type { CreatePagesArgs } from "gatsby";

type PageNodes = { allPage: { nodes: readonly { path: string; template: Queries.TemplateName }[] } };

/** File in `src/templates` of each template; a missing one fails the type check. */
const TEMPLATE_FILES = {
  HOME: "home",
  ABOUT: "about",
  CONTACT: "contact",
  AI_SOLUTIONS: "ai-solutions",
  SERVICES: "services",
  BLOG: "blog",
  INDUSTRY: "industry",
  NOT_FOUND: "not-found",
} satisfies Record<Queries.TemplateName, string>;

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
      component: path.resolve("src/templates", `${TEMPLATE_FILES[page.template]}.tsx`),
    });
  }
};
