import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { absoluteUrl, DEFAULT_SHARE_IMAGE_PATH, NOT_FOUND_PATH, shareImagePath } from "../lib/paths";
import { SHARE_IMAGE_SIZE } from "../lib/share-image-size";
import { serializeJsonLd, type JsonLd, type SiteFacts } from "./json-ld";
import { pageTitle } from "./page-title";
import { truncateDescription } from "./truncate";
import { useSiteFrame } from "./use-site-frame";

type SeoProps = {
  page: Queries.PageSeoFragment;
  /**
   * Makes the structured data that tell search engines what the page is (json-ld.ts). Omit it for pages that they do
   * not list. Only called by the build.
   */
  structuredData?: (site: SiteFacts) => readonly JsonLd[];
};

/** The head of a page (docs/product.md, sections 2 and 9). No other component writes to it. */
export const Seo = ({ page, structuredData }: SeoProps) => {
  const { settings, siteUrl } = useSiteFrame();
  const { seo, path } = page;
  const title = pageTitle(seo.title, settings.brand);
  const description = truncateDescription(seo.description);
  const isPage = path !== NOT_FOUND_PATH;
  const image = absoluteUrl(siteUrl, isPage ? shareImagePath(path) : DEFAULT_SHARE_IMAGE_PATH);
  const url = absoluteUrl(siteUrl, path);
  // docs/decisions.md: "Structured data stay at the build."
  const objects =
    process.env.BUILD_STAGE === "build-javascript" ? [] : (structuredData?.({ ...settings, siteUrl }) ?? []);
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={seo.keywords.join(", ")} />
      <meta name="robots" content={`${seo.noindex ? "noindex" : "index"}, ${seo.nofollow ? "nofollow" : "follow"}`} />
      <meta name="theme-color" content={settings.themeColor} />
      {isPage && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={(seo.ogType ?? "WEBSITE").toLowerCase()} />
      {isPage && <meta property="og:url" content={url} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {objects.length > 0 && <script type="application/ld+json">{serializeJsonLd(objects)}</script>}
    </Helmet>
  );
};

export const query = graphql`
  fragment PageSeo on Page {
    path
    seo {
      title
      description
      keywords
      ogType
      noindex
      nofollow
    }
  }
`;
