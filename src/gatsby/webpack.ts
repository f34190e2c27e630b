/** What the site changes in Gatsby's bundling. */
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { HASH_DIGITS, WEBPACK_FILE } from "./finish/site-contents";

type WebpackRule = { test?: RegExp; use: { options: Record<string, unknown> }[] };
type WebpackConfig = {
  entry: { app: string };
  output: Record<string, unknown>;
  module: { rules: WebpackRule[] };
  optimization: { splitChunks: { cacheGroups: Record<string, unknown> } };
};

/**
 * Webpack would inline small fonts as data URLs in every page's style sheet. The site's policy forbids those for fonts.
 */
const keepAsFiles = ({ use }: WebpackRule): void =>
  use.forEach(({ options }) => Object.assign(options, { limit: false }));

/**
 * Adapts the bundling (hook `onCreateWebpackConfig`).
 *
 * @param args the hook's arguments
 */
export const configureWebpack = ({ actions, stage, getConfig }: CreateWebpackConfigArgs): void => {
  const config = getConfig() as WebpackConfig;
  config.module.rules.filter(({ test }) => test?.test("font.woff2")).forEach(keepAsFiles);
  const gatsbyApp = config.entry.app;
  // Set entry and output here: `setWebpackConfig` would drop both.
  if (stage === "build-javascript") {
    // Our own entry ends by running Gatsby's (docs/decisions.md, "A browser entry of our own").
    config.entry.app = path.resolve("src/browser/entry");
    config.output.hashDigestLength = HASH_DIGITS;
    // Delete scripts and styles of earlier builds. Everything else in the folder belongs to Gatsby.
    config.output.clean = { keep: (name: string) => !WEBPACK_FILE.test(name) };
    // Code that pages share goes into the script of each page (docs/decisions.md, "A page has one script of its own").
    config.optimization.splitChunks.cacheGroups["shared"] = false;
  }
  actions.replaceWebpackConfig(config);
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Do not publish source maps.
    devtool: false,
    // The build writes the heads; the browser gets no react-helmet (docs/decisions.md, "react-helmet at build only").
    resolve: {
      alias: {
        "react-helmet$": path.resolve("src/frame/helmet-browser"),
        "$gatsby-app$": gatsbyApp,
        // The browser does not need these functions (docs/decisions.md, "Structured data stay at the build").
        [path.resolve("src/frame/json-ld.ts")]: false,
        // Code for third-party scripts and service workers. The site has neither, and every visitor would download
        // them.
        "gatsby-script$": false,
        [path.resolve(".cache/register-service-worker.js")]: false,
        [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
      },
    },
  });
};
