import jestConfig from "./jest.config.js";

/**
 * Mutation testing (`npm run test:mutation`): Stryker changes one expression after another in the rules below and runs
 * the unit tests that reach it; a change that no test notices survives. Not part of `npm test`.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/*", "./__tests__/support/ignore-empty-dependencies.mjs"],
  ignorers: ["empty-dependencies"],
  coverageAnalysis: "perTest",
  concurrency: 2,
  // For a machine with much else to do.
  dryRunTimeoutMinutes: 15,
  buildCommand: "tsx scripts/mutation-environments.ts",
  // What has not changed since the last run is not tried again; the file lies where neither git nor `gatsby clean` looks.
  incremental: true,
  incrementalFile: "node_modules/.cache/stryker.json",
  reporters: ["clear-text", "progress", "html", "json"],
  htmlReporter: { fileName: "bench-results/mutation.html" },
  jsonReporter: { fileName: "bench-results/mutation.json" },
  clearTextReporter: { logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  // Whole runs of the check over mutated content (`__tests__/content`) would try each mutant for a minute. Jest finds the
  // tests of a module that another module brings only where it knows both: `src` belongs to it.
  jest: { config: { ...jestConfig, roots: ["<rootDir>/__tests__/unit", "<rootDir>/src"] } },
  ignorePatterns: ["public", ".cache", "bench-results", "test-results", "__tests__/browser/__screenshots__"],
  // Rules and hooks. Left out is what holds no decision of its own (names of classes, lists of fields, queries), what
  // runs as a text within the page, and the types of GraphQL and of the schemas, which `__tests__/content` compares.
  mutate: [
    "src/lib/*.ts",
    "!src/lib/{page-ids,paths}.ts",
    "src/sections/**/*.ts",
    // Painting and what is in view need a browser; the browser tests look at them.
    "!src/sections/shared/threshold/threshold-canvas.ts",
    "!src/sections/blog/watch-contents.ts",
    "src/ui/**/*.ts",
    "!src/ui/{first-interaction,tone,variants,reveal-motion,use-pointer-glow}.ts",
    "src/frame/*.ts",
    "!src/frame/{theme-script,use-site-*}.ts",
    "src/gatsby/content/*.ts",
    "!src/gatsby/content/{collections,computed-fields,graphql-types,json-schema,type-config,vocabulary}.ts",
  ],
};
