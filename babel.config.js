/** Scripts of the site. Unlike Gatsby's own preset, this one leaves alone what every listed browser understands. */
module.exports = {
  presets: [
    ["@babel/preset-env", { modules: false, bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
  // Gatsby's plugin for TypeScript translates "?." all the same; so it at least becomes short.
  assumptions: { noDocumentAll: true },
};
