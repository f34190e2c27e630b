const babelJest = require("babel-jest").default;

module.exports = babelJest.createTransformer({
  // Not babel.config.js, which targets browsers and keeps ES modules.
  configFile: false,
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
  ],
});
