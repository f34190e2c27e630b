/** Fonts are imported for their address in the built site. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
