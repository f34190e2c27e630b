/** The `test` of the engine suite: the same statements in every engine, over the production build. */
import { test as base, expect } from "@playwright/test";
import { notFound } from "../../support/site";
import { startChangingHost, type ChangingHost } from "./changing-host";
import { startFirefox } from "./firefox";
import type { Engine, Habits, Named, Tab, Target } from "./tab";
import { COMPLAINTS } from "./watch-page";
import { startWebKit } from "./webkit";

export { expect };
export type { Tab };

export const button = (name: string): Named => ({ role: "button", name });
export const heading = (name: string): Named => ({ role: "heading", name });
export const link = (name: string): Named => ({ role: "link", name });
export const textbox = (name: string): Named => ({ role: "textbox", name });

export const ENGINES = ["firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

/** How long a statement may take to become true, and when it is tried again, in milliseconds. */
const PATIENCE = { timeout: 10_000, intervals: [20, 50, 100] };

/** Hosts of tests. They go with the browser: as a visit ends, its page may still ask them for something. */
const hosts: ChangingHost[] = [];

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

type Fixtures = Habits & {
  /** What may go wrong in the pages of a test. */
  allowed: RegExp | undefined;
  tab: Tab;
  /** A host of the test's own in front of the site. */
  host: ChangingHost;
};

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
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
      await Promise.all(hosts.splice(0).map((host) => host.close()));
      await engine.close();
    },
    { scope: "worker" },
  ],
  scripts: [true, { option: true }],
  waits: [true, { option: true }],
  allowed: [undefined, { option: true }],
  tab: async ({ engine, scripts, waits, allowed }, provide) => {
    await engine.visit({ scripts, waits }, async (tab) => {
      await tab.resize(1280, 800);
      await provide(tab);
      const seen = (await complaints(tab)).filter((text) => !NOT_FOUND.test(text) && !allowed?.test(text));
      expect(seen, "console, scripts and policy stay quiet").toEqual([]);
    });
  },
  host: async ({ engine }, provide) => {
    const host = await startChangingHost(engine.address);
    hosts.push(host);
    await provide(host);
  },
});

/** Waits until what a function finds in the page is as expected; the page may change below it meanwhile. */
export const becomes = <A, R>(tab: Tab, run: (argument: A) => R, argument: A, expected: R): Promise<void> =>
  expect(async () => {
    const found: unknown = await tab.evaluate(run, argument);
    expect(found).toEqual(expected);
  }).toPass(PATIENCE);

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
export const shows = (tab: Tab, target: Target, expected = true): Promise<void> =>
  typeof target === "string"
    ? becomes(
        tab,
        (searched) =>
          [...document.querySelectorAll(searched)].some((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          ),
        target,
        expected,
      )
    : expect
        .poll(async () => (await tab.box(target)) !== undefined, {
          message: `${target.role} "${target.name}" shows`,
          ...PATIENCE,
        })
        .toBe(expected);

/** Waits until an element has the focus. */
export const focused = (tab: Tab, target: Target): Promise<void> =>
  expect
    .poll(() => tab.focuses(target), { message: `${JSON.stringify(target)} has the focus`, ...PATIENCE })
    .toBe(true);

/** Waits until a field holds a text. */
export const holds = (tab: Tab, selector: string, text: string): Promise<void> =>
  becomes(tab, (field) => document.querySelector<HTMLInputElement>(field)?.value, selector, text);

/** Scrolls at once to a distance, in pixels, and waits two frames: in the first one the router notes the place. */
export const readTo = async (tab: Tab, top: number): Promise<void> => {
  await tab.evaluate((distance) => {
    window.scrollTo({ top: distance, behavior: "instant" });
    delete document.documentElement.dataset.rested;
    requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.rested = "")));
  }, top);
  await becomes(tab, () => [Math.round(scrollY), "rested" in document.documentElement.dataset], null, [top, true]);
};

/** Waits until the page is scrolled by a distance, in pixels. */
export const isAt = (tab: Tab, top: number): Promise<void> => becomes(tab, () => Math.round(scrollY), null, top);

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
