import instrumentSans from "./src/fonts/instrument-sans-core.woff2";
import type { GatsbySSR } from "gatsby";
import { Layout } from "./src/components/layout";
import { inlineScript } from "./src/inline/inline-script";
import { themeScript } from "./src/inline/theme";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: inlineScript(themeScript) }} />,
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={instrumentSans} />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-png" rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};
