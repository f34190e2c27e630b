import type { GatsbySSR } from "gatsby";
import { inlineScript } from "./src/browser/inline-script";
import instrumentSans from "./src/fonts/instrument-sans-core.woff2";
import { Layout } from "./src/frame/layout";
import { themeScript } from "./src/frame/theme-script";
import { ATOM_FEED, JSON_FEED } from "./src/lib/paths";
import { prepareThreshold } from "./src/sections/shared/threshold/late-threshold";
import { Threshold } from "./src/sections/shared/threshold/threshold";

prepareThreshold(Threshold);

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: inlineScript(themeScript) }} />,
    // WebKit requests the fonts of style sheets without CORS, so it only uses a preload without CORS, and only if that
    // comes first. The media feature exists in WebKit alone. Other engines use the preload below (docs/decisions.md).
    <link
      key="font-webkit"
      rel="preload"
      as="font"
      type="font/woff2"
      media="(-webkit-transform-2d)"
      href={instrumentSans}
    />,
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={instrumentSans} />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-png" rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    // People paste the address of any page into a feed reader. The reader shows the feed's own title, so the links need
    // none.
    <link key="feed-atom" rel="alternate" type="application/atom+xml" href={ATOM_FEED} />,
    <link key="feed-json" rel="alternate" type="application/feed+json" href={JSON_FEED} />,
  ]);
};
