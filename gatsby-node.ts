import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createContentTypes } from "./src/gatsby/content/graphql-types";
import { createContentPages } from "./src/gatsby/create-pages";
import { deferContentChanges } from "./src/gatsby/defer-changes";
import { lowerAvifEffort } from "./src/gatsby/fast-avif";
import { finishBuild, type FinishData } from "./src/gatsby/finish/finish-build";
import { checkFormsSetting } from "./src/gatsby/forms-setting";
import { isDeveloping } from "./src/gatsby/is-developing";
import { waitForContent } from "./src/gatsby/report-content";
import { searchFiles, serveSearchFiles } from "./src/gatsby/search/search-file";
import { checkSiteUrl } from "./src/gatsby/site-url";
import { publishSite, resumeBuild } from "./src/gatsby/warm-build";
import { configureWebpack } from "./src/gatsby/webpack";

const PAGES = `
  query Pages {
    allPage {
      nodes {
        path
        template
      }
    }
    allPost {
      totalCount
    }
  }
`;

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  // Not in gatsby-config: Gatsby swallows errors thrown there and continues without a configuration.
  checkFormsSetting(reporter);
  checkSiteUrl(reporter);
  lowerAvifEffort();
  deferContentChanges();
  // A build stopped by the content check has not touched anything: the site stays, and the next build resumes from the
  // last one.
  return waitForContent(reporter).then(() => resumeBuild(path.resolve(), isDeveloping()));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createContentTypes;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args, PAGES);
  // Gatsby calls this hook again whenever content has changed.
  if (isDeveloping()) await serveSearchFiles(args.getNodesByType);
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
    blog: blogPage {
      seo {
        title
        description
      }
      reader {
        industryLabel
        discuss {
          label
        }
      }
      archive {
        page {
          heading
          intro
          ask
          back
        }
      }
    }
    posts: allPost(sort: [{ order: ASC }, { date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
        excerpt
        author
        date
        updated
        category {
          slug
          name
        }
        tags
        industry {
          name
          path
        }
        body {
          heading
          paragraphs
          points
          table {
            caption
            head
            rows
          }
        }
      }
    }
    allPage {
      nodes {
        path
        seo {
          noindex
        }
        share {
          headline
          eyebrow
          artwork {
            absolutePath
          }
        }
      }
    }
  }
`;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, graphql, reporter, store }) => {
  const { data, errors } = await graphql<FinishData>(FINISH);
  // Without this, a build without its headers and its policy would succeed and be deployed.
  if (!data || errors) return reporter.panic("The built site could not be finished: its query failed.", errors);
  await publishSite(path.resolve(), (folders) =>
    finishBuild(data, searchFiles(getNodesByType), [...store.getState().pages.values()], folders),
  );
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;
