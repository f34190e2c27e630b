/** A font import returns the font's address in the built site. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** Gatsby's own entry (src/gatsby/webpack.ts), imported for its side effects. */
declare module "$gatsby-app";
