/** The browser suite. It tests the production build in `public`, served with its real headers. */
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/find-chromium";
import { readPort } from "./scripts/server/port";

const PORT = readPort(process.env.PORT);
const ADDRESS = `http://localhost:${PORT}`;

/** Prints one line instead of a stack trace: if no browser is installed, nothing in this file is wrong. */
const launchOrExit = () => {
  try {
    return launchOptions();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
};

export default defineConfig({
  projects: [
    { name: "browser", testDir: "__tests__/browser", grepInvert: /@nightly/ },
    // Slow tests that rarely fail: `npm run test:nightly`.
    { name: "nightly-rest", testDir: "__tests__/browser", grep: /@nightly/ },
    { name: "nightly", testDir: "__tests__/nightly", testMatch: "**/*.spec.ts" },
  ],
  snapshotPathTemplate: "__tests__/browser/__screenshots__/{arg}{ext}",
  reporter: "list",
  // The files differ a lot in length, so the workers share single tests instead of files.
  fullyParallel: true,
  // docs/decisions.md, "Three browsers on two processors".
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // docs/decisions.md, "A second try on CI".
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: ADDRESS,
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    locale: "en-US",
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: launchOrExit(),
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "npm run serve",
    url: ADDRESS,
    env: { PORT: String(PORT) },
    reuseExistingServer: !process.env.CI,
    // Show the server's errors, such as a missing build in "public".
    stdout: "ignore",
    stderr: "pipe",
    timeout: 60_000,
  },
});
