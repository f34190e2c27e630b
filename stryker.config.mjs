import jestConfig from "./jest.config.js";

/**
 * Mutation testing (`npm run test:mutation`): Stryker changes one expression at a time in the files below and runs the
 * unit tests that reach it. A mutant survives if no test fails. Not part of `npm test`.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/*", "./__tests__/support/ignore-empty-dependencies.mjs"],
  ignorers: ["empty-dependencies"],
  coverageAnalysis: "perTest",
  concurrency: 2,
  // Enough for a busy machine.
  dryRunTimeoutMinutes: 15,
  buildCommand: "tsx scripts/mutation-environments.ts",
  // Reuses the results of unchanged code. The file is in a folder that neither git nor `gatsby clean` touches.
  incremental: true,
  incrementalFile: "node_modules/.cache/stryker.json",
  reporters: ["clear-text", "progress", "html", "json"],
  htmlReporter: { fileName: "bench-results/mutation.html" },
  jsonReporter: { fileName: "bench-results/mutation.json" },
  clearTextReporter: { logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  // Leaves out `__tests__/content`: its full runs of the content check would take a minute per mutant. Jest only finds
  // the tests that reach a module indirectly if the module is in one of its roots, so `src` is one.
  jest: { config: { ...jestConfig, roots: ["<rootDir>/__tests__/unit", "<rootDir>/src"] } },
  ignorePatterns: ["public", ".cache", "bench-results", "test-results", "__tests__/browser/__screenshots__"],
  // Rules and hooks of the folders below. Left out of these are files without decisions of their own (class names, lists
  // of names, queries), scripts that run as text within the page, and the types of GraphQL and of the schemas, which
  // `__tests__/content` compares. Not mutated at all are `src/search`, `src/browser`, the folders below `src/frame`, and
  // the other parts of `src/gatsby`.
  mutate: [
    "src/lib/*.ts",
    "!src/lib/{form-names,page-ids,paths}.ts",
    "src/sections/**/*.ts",
    // Painting and visibility need a browser, so the browser tests cover these.
    "!src/sections/shared/threshold/threshold-canvas.ts",
    "!src/sections/blog/watch-contents.ts",
    "src/ui/**/*.ts",
    "!src/ui/{first-interaction,tone,variants,reveal-motion,use-pointer-glow}.ts",
    "src/frame/*.ts",
    "!src/frame/{theme-script,use-site-frame}.ts",
    "src/gatsby/content/*.ts",
    "!src/gatsby/content/{collections,graphql-types,json-schema,vocabulary}.ts",
  ],
};
