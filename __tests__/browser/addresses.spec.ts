/** Whatever address the host answers with a page or with 404: that page stays once the scripts have taken over. */
import { createRandom, type Random } from "../../tools/random";
import { arrived, expect, hydrated, open, test, type Page } from "../support/browser";
import { ODD_ADDRESSES } from "../support/odd-addresses";
import { industries, notFound, PAGE_PATHS } from "../support/site";

const [INDUSTRY] = industries.map(({ path }) => path);
const BRANCH = `${INDUSTRY}/branch`;

/** An industry's address as some mail programs write it. */
const ENCODED = `/services%2F${INDUSTRY?.split("/").at(-1)}`;

const ADDRESSES = 2000;
const BATCH = 25;

/** Every sign of ASCII, some beyond it, and pieces that hosts, routers and mail programs trip over. */
const PIECES = [
  ...Array.from({ length: 127 - 33 }, (_, index) => String.fromCharCode(33 + index)),
  ...[
    "é",
    "ß",
    "日本",
    "🙂",
    "İ",
    "\u202e",
    "a",
    "services",
    "finance",
    "404",
    "index",
    "page-data",
    "http:",
    "..",
    "//",
  ],
];

const percent = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

/** A piece as it is, encoded once, or encoded twice. */
const spell = (piece: string, random: Random): string =>
  random.pick([piece, percent(piece), percent(piece).toUpperCase(), percent(percent(piece)).slice(0, 30)]);

const pieces = (random: Random, most: number): string =>
  Array.from({ length: random.int(0, most) }, () => spell(random.pick(PIECES), random)).join("");

/** An address: a page's own path or none, with pieces after, before or within it, and perhaps a query and a fragment. */
const makeAddress = (random: Random): string => {
  const path = random.pick([...PAGE_PATHS, "/", "/index", "/404", "/404.html", BRANCH, "/R&D"]);
  const at = random.int(1, path.length);
  const spoiled = random
    .pick([
      path,
      `${path}${pieces(random, 3)}`,
      `${path}/${pieces(random, 3)}`,
      `/${pieces(random, 5)}`,
      `${path.slice(0, at)}${spell(random.pick(PIECES), random)}${path.slice(at)}`,
      `${path.slice(0, at - 1)}${spell(path[at - 1] ?? "", random)}${path.slice(at)}`,
    ])
    .replace(/[?#]/g, "");
  const query = random.chance(0.3) ? `?${pieces(random, 6).replaceAll("#", "")}` : "";
  const fragment = random.chance(0.3) ? `#${pieces(random, 4)}` : "";
  return `${spoiled.startsWith("/") ? "" : "/"}${spoiled}${query}${fragment}`;
};

/** The heading of the page, as the host sent it. */
const HEADING = /<h1[^>]*>([\s\S]*?)<\/h1>/;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");

/** A path as the router can keep it: where its signs say nothing, each "%" stands for itself. */
const readable = (path: string): string => {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
};

/**
 * Visits an address and lets the scripts take over.
 *
 * @returns what became of the page that the host sent; undefined where all is well, or the host sent none
 */
const visit = async (page: Page, address: string): Promise<string | undefined> => {
  const answer = await page.goto(address, { waitUntil: "commit" });
  const status = answer?.status() ?? 0;
  if (!answer || ![200, 404].includes(status)) return undefined;
  const sent = textOf(HEADING.exec(await answer.text())?.[1] ?? "");
  try {
    await hydrated(page);
  } catch {
    return `${address}: the scripts do not take over`;
  }
  const shown = await page.evaluate(() => document.querySelector("main h1")?.textContent);
  if (shown !== sent) return `${address}: "${shown}" instead of "${sent}"`;
  const kept = new URL(page.url()).pathname === readable(new URL(answer.url()).pathname);
  return kept || status === 200 ? undefined : `${address}: the address became ${page.url()}`;
};

test(
  "addresses as mail programs and people make them keep their page",
  { tag: "@nightly" },
  async ({ page, pageErrors, baseURL }) => {
    pageErrors.allowNotFound();
    const lost = [];
    for (const address of ODD_ADDRESSES) lost.push(await visit(page, `${baseURL}${address}`));
    expect(lost.filter(Boolean)).toEqual([]);
  },
);

test("from an address that the router cannot read, links, Back and Forward lead on", async ({ page, pageErrors }) => {
  pageErrors.allowNotFound();
  await open(page, ENCODED);
  await page.locator('footer a[href="/about"]').click();
  await arrived(page, "/about");
  await page.goBack();
  await arrived(page, ENCODED);
  await page.goForward();
  await arrived(page, "/about");
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.locator("main h1")).toContainText(notFound.headline);
  await hydrated(page);
});

for (let batch = 0; batch < ADDRESSES / BATCH; batch += 1) {
  test(
    `addresses ${batch * BATCH + 1} to ${(batch + 1) * BATCH} keep their page`,
    { tag: "@nightly" },
    async ({ page, pageErrors, baseURL }) => {
      pageErrors.allowNotFound();
      // What matters comes sooner: scripts wait for no picture and no font, and nothing is fetched ahead.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g" } });
        document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(new Event("keydown")));
      });
      const random = createRandom(`addresses ${batch}`);
      const lost = [];
      for (let count = 0; count < BATCH; count += 1) lost.push(await visit(page, `${baseURL}${makeAddress(random)}`));
      expect(lost.filter(Boolean)).toEqual([]);
    },
  );
}
