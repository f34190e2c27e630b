/**
 * Babel settings of the site's scripts. Unlike Gatsby's own preset, this one leaves syntax alone that every listed
 * browser understands.
 */
module.exports = {
  presets: [
    ["@babel/preset-env", { modules: false, bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
  // Gatsby's TypeScript plugin compiles "?." in any case; this makes its output shorter.
  assumptions: { noDocumentAll: true },
};
