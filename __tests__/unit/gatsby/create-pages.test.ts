/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createContentPages } from "../../../src/gatsby/create-pages";

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
    { id: "a digest of an absolute path", path: "/", template: "HOME" },
    { id: "another one", path: "/services/finance", template: "INDUSTRY" },
  ];
  const { pages } = await createPages({ data: { allPage: { nodes } } });
  expect(pages).toEqual([
    { path: "/", component: expect.stringMatching(/templates.home\.tsx$/) },
    { path: "/services/finance", component: expect.stringMatching(/templates.industry\.tsx$/) },
  ]);
  for (const { component } of pages) expect(require.resolve(component)).toBe(component);
});

test("a query that fails stops the build", async () => {
  const { pages, panics } = await createPages({ errors: [new Error("no such field")] });
  expect(pages).toEqual([]);
  expect(panics).toHaveLength(1);
});
