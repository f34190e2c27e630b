/** `npm run test:engines`: tests the production build in Firefox and WebKit, if they are installed. */
import { defineConfig } from "@playwright/test";
import { findFirefox } from "./__tests__/engines/support/firefox";
import { ENGINES, type EngineName, type EngineOptions } from "./__tests__/engines/support/statement";
import { findWebKit } from "./__tests__/engines/support/webkit";

const WANTED = {
  firefox: { found: findFirefox(), packages: "firefox-esr" },
  webkit: { found: findWebKit(), packages: "webkit2gtk-driver xvfb xdotool" },
} satisfies Record<EngineName, object>;

const here = ENGINES.filter((name) => WANTED[name].found !== undefined);
const missing = ENGINES.filter((name) => !here.includes(name));

// Every worker reads this file too and must not repeat the message.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const name of missing)
    console.error(`${name}: not installed, not run. On Debian: apt-get install ${WANTED[name].packages}`);
  if (missing.length > 0 && process.env.CI) process.exit(1);
  if (here.length === 0) process.exit(0);
}

export default defineConfig<object, EngineOptions>({
  testDir: "__tests__/engines",
  globalSetup: "./__tests__/engines/support/host.ts",
  reporter: [["list"], ["./__tests__/engines/support/engine-counts.ts"]],
  // A worker keeps its browser, so each engine gets one of the two.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // docs/decisions.md, "A second try on CI".
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: here.map((engineName) => ({ name: engineName, use: { engineName } })),
});
