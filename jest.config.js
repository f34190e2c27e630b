/** Unit and component tests. The browser suite has its own configuration (playwright.config.ts). */
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
  // By default Jest leaves one core free, which on two cores is half of them.
  maxWorkers: "100%",
  // In milliseconds. Sized for a busy machine: on a quiet one, the slowest test needs a tenth of it.
  testTimeout: 20_000,
  clearMocks: true,
  restoreMocks: true,
};
