/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createContentPages } from "../../../src/gatsby/create-pages";
import { NEWEST_POSTS } from "../../../src/lib/blog";

const createPages = async (result: unknown) => {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const graphql = () => Promise.resolve(result);
  const args = { actions: { createPage }, graphql, reporter: { panicOnBuild } };
  await createContentPages(args as unknown as CreatePagesArgs, "query Pages { … }");
  return { pages: createPage.mock.calls.map(([page]) => page), panics: panicOnBuild.mock.calls };
};

test("each page gets its template, and its data holds nothing of the machine that builds it", async () => {
  const nodes = [
    { id: "a digest of an absolute path", path: "/", template: "home" },
    { id: "another one", path: "/services/finance", template: "industry" },
  ];
  const { pages } = await createPages({ data: { allPage: { nodes }, allPost: { totalCount: 6 } } });
  expect(pages).toEqual([
    { path: "/", component: expect.stringMatching(/templates.home\.tsx$/), context: {} },
    { path: "/services/finance", component: expect.stringMatching(/templates.industry\.tsx$/), context: {} },
  ]);
  for (const { component } of pages) expect(require.resolve(component)).toBe(component);
});

test.each([
  [NEWEST_POSTS, "build", {}],
  [NEWEST_POSTS + 1, "build", { newest: NEWEST_POSTS, hasArchive: true }],
  // Where nothing is written for the archive, the page holds all articles.
  [NEWEST_POSTS + 1, "develop", {}],
])("a blog of %i articles, made by gatsby %s, asks for %j", async (totalCount, command, expected) => {
  jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: command });
  const nodes = ["blog", "home"].map((template) => ({ path: `/${template}`, template }));
  const { pages } = await createPages({ data: { allPage: { nodes }, allPost: { totalCount } } });
  expect(pages).toMatchObject([{ context: expected }, { context: {} }]);
  expect(pages[1]).toHaveProperty("context", {});
  expect(pages[0]).toHaveProperty("context", expected);
});

test("a query that fails stops the build", async () => {
  const { pages, panics } = await createPages({ errors: [new Error("no such field")] });
  expect(pages).toEqual([]);
  expect(panics).toHaveLength(1);
});
