import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createContentResolvers } from "./src/gatsby/content/computed-fields";
import { createContentTypes } from "./src/gatsby/content/graphql-types";
import { createContentPages } from "./src/gatsby/create-pages";
import { finishBuild, type FinishData } from "./src/gatsby/finish-build";
import { lowerAvifEffort } from "./src/gatsby/fast-avif";
import { reportChangedContent, reportContent } from "./src/gatsby/report-content";

const PAGES = `
  query Pages {
    allPage {
      nodes {
        id
        path
        template
      }
    }
  }
`;

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  lowerAvifEffort();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await reportContent(reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createContentTypes;

export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await reportChangedContent(args.reporter);
  await createContentPages(args, PAGES);
};

const FINISH = `
  query FinishBuild {
    site {
      siteMetadata {
        siteUrl
      }
    }
    settings: siteSettings {
      brand
      tagline
      email
      themeColor
    }
    notFoundPage {
      path
    }
    allPage {
      nodes {
        path
        seo {
          title
          noindex
        }
        ... on HomePage {
          hero {
            headline
            eyebrow
          }
        }
        ... on AboutPage {
          hero {
            headline
            eyebrow
          }
        }
        ... on ContactPage {
          hero {
            headline
            eyebrow
          }
        }
        ... on AiSolutionsPage {
          hero {
            headline
            eyebrow
          }
        }
        ... on ServicesPage {
          hero {
            headline
            eyebrow
          }
        }
        ... on BlogPage {
          hero {
            headline
            eyebrow
          }
        }
        ... on Industry {
          artwork {
            absolutePath
          }
          hero {
            headline
            eyebrow
          }
        }
      }
    }
  }
`;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { data } = await graphql<FinishData>(FINISH);
  if (data) await finishBuild(data, path.join(store.getState().program.directory, "public"));
};

type WebpackRule = { test?: RegExp; use: { options: Record<string, unknown> }[] };
type WebpackConfig = { entry: { app: string }; module: { rules: WebpackRule[] } };

/** Small fonts would be written into every page's style sheet, by address of data, which the policy forbids for fonts. */
const keepAsFiles = ({ use }: WebpackRule): void =>
  use.forEach(({ options }) => Object.assign(options, { limit: false }));

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
  const config = getConfig() as WebpackConfig;
  config.module.rules.filter(({ test }) => test?.test("font.woff2")).forEach(keepAsFiles);
  const gatsbyApp = config.entry.app;
  // docs/decisions.md: a browser entry of our own, which ends with Gatsby's. `setWebpackConfig` would drop it.
  if (stage === "build-javascript") config.entry.app = path.resolve("src/browser/entry");
  actions.replaceWebpackConfig(config);
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // No source maps are published.
    devtool: false,
    // docs/decisions.md: react-helmet writes the heads at build, and stays out of the browser.
    resolve: {
      alias: { "react-helmet$": path.resolve("src/components/helmet-browser"), "$gatsby-app$": gatsbyApp },
    },
  });
};
