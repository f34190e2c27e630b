/** Unit and component tests; the browser suite has a configuration of its own (playwright.config.ts). */
module.exports = {
  testEnvironment: "jsdom",
  roots: ["<rootDir>/__tests__/unit", "<rootDir>/__tests__/content"],
  // Playwright's files end with ".spec.ts".
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/support/transform.js" },
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/support/empty-module.js",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  // Jest leaves a core free by default, which on two cores is half of them.
  maxWorkers: "100%",
  // In milliseconds, for a machine with much else to do: a quiet one needs a tenth of it for the slowest test.
  testTimeout: 20_000,
  clearMocks: true,
  restoreMocks: true,
};
