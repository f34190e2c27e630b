/** The `test` of the engine suite: the same statements in every engine, over the production build. */
import { test as base, expect } from "@playwright/test";
import { notFound } from "../../support/site";
import { startFirefox } from "./firefox";
import type { Engine, Tab } from "./tab";
import { COMPLAINTS } from "./watch-page";
import { startWebKit } from "./webkit";

export { expect };
export type { Tab };

export const ENGINES = ["firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

/** How long a statement may take to become true, in milliseconds. */
const PATIENCE = 10_000;

/** The 404 page's own line on the console. */
const NOT_FOUND = new RegExp(`: console error: ${notFound.consoleMessage.replace("{path}", "/\\S*")}$`);

const complaints = async (tab: Tab): Promise<string[]> => {
  const kept = await tab.evaluate((key) => sessionStorage.getItem(key), COMPLAINTS);
  return JSON.parse(kept ?? "[]") as string[];
};

export type EngineOptions = {
  engineName: EngineName;
  /** Whether the visitor has chosen text of 200 percent in the browser's settings. WebKitGTK has no such setting. */
  largeText: boolean;
};

export const test = base.extend<{ tab: Tab }, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  largeText: [false, { option: true, scope: "worker" }],
  engine: [
    async ({ engineName, largeText, playwright }, provide) => {
      const { SITE_ADDRESS = "", WATCHED_SITE_ADDRESS = "" } = process.env;
      const engine =
        engineName === "firefox"
          ? await startFirefox(playwright, SITE_ADDRESS, largeText)
          : await startWebKit(WATCHED_SITE_ADDRESS);
      await provide(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, provide) => {
    await engine.visit(async (tab) => {
      await tab.resize(1280, 800);
      await provide(tab);
      const seen = (await complaints(tab)).filter((text) => !NOT_FOUND.test(text));
      expect(seen, "console, scripts and policy stay quiet").toEqual([]);
    });
  },
});

/** Waits until what a function finds in the page is as expected; the page may change below it meanwhile. */
export const becomes = <A, R>(tab: Tab, run: (argument: A) => R, argument: A, expected: R): Promise<void> =>
  expect(async () => {
    const found: unknown = await tab.evaluate(run, argument);
    expect(found).toEqual(expected);
  }).toPass({ timeout: PATIENCE });

/** Waits until the site's scripts have taken over the page. */
export const hydrated = (tab: Tab): Promise<void> =>
  becomes(tab, () => "hydrated" in document.documentElement.dataset, null, true);

/** Waits until the styles of all pages are there too, the last that a page asks for by itself. */
export const settled = async (tab: Tab): Promise<void> => {
  await hydrated(tab);
  await becomes(tab, () => "styled" in document.documentElement.dataset, null, true);
};

/** Visits an address and waits until the site's scripts have taken over and all styles are there. */
export const open = async (tab: Tab, path: string): Promise<void> => {
  await tab.goto(path);
  await settled(tab);
};

/** Waits until an element shows, or until none that matches does. */
export const shows = (tab: Tab, selector: string, expected = true): Promise<void> =>
  becomes(
    tab,
    (searched) =>
      [...document.querySelectorAll(searched)].some((element) => element.checkVisibility({ visibilityProperty: true })),
    selector,
    expected,
  );

/** Waits until the address has a path and its page shows, not the one before it. */
export const arrived = (tab: Tab, path: string): Promise<void> =>
  becomes(
    tab,
    () => [
      location.pathname,
      new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href).pathname,
      document.querySelectorAll("main h1").length,
    ],
    null,
    [path, path, 1],
  );
