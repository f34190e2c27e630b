import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import type { GatsbyConfig } from "gatsby";
import { assertSharp } from "./src/gatsby/assert-sharp";
import { colorMix } from "./src/gatsby/color-mix";
import { completeNode } from "./src/gatsby/content/complete-node";
import { isPassedOver } from "./src/gatsby/content/content-files";
import { readEnvFile } from "./src/gatsby/env-file";
import { lightFallback } from "./src/gatsby/light-fallback";
import { noopAdapter } from "./src/gatsby/noop-adapter";
import { readSiteUrl } from "./src/gatsby/site-url";

readEnvFile();
// Always set, so that the bundler replaces it with a constant (src/ui/form/deliver-form.ts).
process.env.GATSBY_FORMS ??= "";

assertSharp();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: readSiteUrl() },
  jsxRuntime: "automatic",
  trailingSlash: "never",
  adapter: noopAdapter(),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "gatsby-types.d.ts" },
  plugins: [
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-postcss", options: { postCssPlugins: [tailwind(), colorMix, lightFallback] } },
    "gatsby-plugin-image",
    // With these qualities every picture passes `npm run images:check`. Exceptions are set next to the query of the
    // picture.
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { avifOptions: { quality: 75 }, webpOptions: { quality: 90 } } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "data", ignore: [(file: string) => isPassedOver(path.relative("data", file))] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: completeNode } },
  ],
};

export default config;
