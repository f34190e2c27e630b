/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { configureWebpack } from "../../../src/gatsby/webpack";

const GATSBY_APP = "/site/.cache/production-app";

/** Runs the hook on a configuration as Gatsby makes it, and returns what the hook gives back. */
const configure = (stage: string) => {
  const replaceWebpackConfig = jest.fn();
  const setWebpackConfig = jest.fn();
  const getConfig = () => ({ entry: { app: GATSBY_APP }, module: { rules: [] } });
  const args = { actions: { replaceWebpackConfig, setWebpackConfig }, stage, getConfig };
  configureWebpack(args as unknown as CreateWebpackConfigArgs);
  return { replaced: replaceWebpackConfig.mock.lastCall?.[0], set: setWebpackConfig.mock.lastCall?.[0] };
};

test("the browser begins with the site's entry, which finds Gatsby's under its name", () => {
  const { replaced, set } = configure("build-javascript");
  expect(require.resolve(replaced.entry.app)).toMatch(/browser\/entry\.ts$/);
  expect(set.resolve.alias).toMatchObject({ "$gatsby-app$": GATSBY_APP });
});

test.each(["build-html", "develop", "develop-html"])("%s keeps Gatsby's entry", (stage) => {
  const { replaced, set } = configure(stage);
  expect(replaced.entry.app).toBe(GATSBY_APP);
  expect(set).toBeUndefined();
});
