/** Fonts are imported for their address in the built site. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** Gatsby's own entry (src/gatsby/webpack.ts), which is run for what it does. */
declare module "$gatsby-app";
