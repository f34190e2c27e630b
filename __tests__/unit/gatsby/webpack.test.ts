/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { configureWebpack } from "../../../src/gatsby/webpack";

const GATSBY_APP = "/site/.cache/production-app";

/** Runs the hook on a configuration as Gatsby makes it, and returns what the hook gives back. */
const configure = (stage: string) => {
  const replaceWebpackConfig = jest.fn();
  const setWebpackConfig = jest.fn();
  const optimization = { splitChunks: { cacheGroups: { shared: {} } } };
  const getConfig = () => ({ entry: { app: GATSBY_APP }, output: {}, module: { rules: [] }, optimization });
  const args = { actions: { replaceWebpackConfig, setWebpackConfig }, stage, getConfig };
  configureWebpack(args as unknown as CreateWebpackConfigArgs);
  return { replaced: replaceWebpackConfig.mock.lastCall?.[0], set: setWebpackConfig.mock.lastCall?.[0] };
};

test("the browser begins with the site's entry, which finds Gatsby's under its name", () => {
  const { replaced, set } = configure("build-javascript");
  expect(require.resolve(replaced.entry.app)).toMatch(/browser\/entry\.ts$/);
  expect(set.resolve.alias).toMatchObject({ "$gatsby-app$": GATSBY_APP });
});

test("structured data stay out of the browser", () => {
  const { alias } = configure("build-javascript").set.resolve;
  expect(alias).toMatchObject({ [require.resolve("../../../src/frame/json-ld")]: false });
});

test("scripts and styles of earlier builds are removed, and nothing else that lies beside them", () => {
  const { keep } = configure("build-javascript").replaced.output.clean;
  const hash = "0123456789";
  const names = [`app-${hash}.js`, `app-${hash}.js.LICENSE.txt`, `styles.${hash}.css`];
  expect(names.filter(keep)).toEqual([]);
  const others = ["about", "page-data", "static", "favicon.svg", "webpack.stats.json", `static/a-${hash}.js`];
  expect(others.filter(keep)).toEqual(others);
});

test("each page has one script of its own", () => {
  const { replaced } = configure("build-javascript");
  expect(replaced.optimization.splitChunks.cacheGroups.shared).toBe(false);
});

test.each(["build-html", "develop", "develop-html"])("%s keeps Gatsby's entry", (stage) => {
  const { replaced, set } = configure(stage);
  expect(replaced.entry.app).toBe(GATSBY_APP);
  expect(replaced.output).toEqual({});
  expect(set).toBeUndefined();
});
