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
    // WebKit asks for the fonts of style sheets without CORS, so only a preload without it serves there, and only if it
    // comes first; the media feature is WebKit's alone. Other engines take the one below (docs/decisions.md).
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
    // Feed readers are given the address of any page; they show the feed's own title.
    <link key="feed-atom" rel="alternate" type="application/atom+xml" href={ATOM_FEED} />,
    <link key="feed-json" rel="alternate" type="application/feed+json" href={JSON_FEED} />,
  ]);
};
