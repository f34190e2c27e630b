/** Byte budgets of the first view. Bytes are over the wire with brotli; kB are 1000 bytes. */
import { NEWEST_POSTS } from "../../src/lib/blog";
import { expect, PHONE, test } from "../support/browser";
import { ALL_PATHS, blog, posts, UNKNOWN_PATH } from "../support/site";
import { bytesOf, weighPage, type Part } from "../support/weigh-page";

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

const largest = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
    .map((part) => `    ${kilo(part.bytes).padStart(9)}  ${part.kind}  ${new URL(part.url).pathname}`)
    .join("\n");

const MOST_REQUESTS = 14;

/** What a server sends before it waits for the browser, less 1.54 kB of headers: the 404 page paints a round trip sooner. */
const FIRST_FLIGHT = 14_600 - 1_540;

/** The blog holds its newest articles whole, to be read without scripts; those beyond the first six may add their text. */
const htmlLimit = (path: string): number =>
  path === UNKNOWN_PATH
    ? FIRST_FLIGHT
    : 25_000 + (path === blog.path ? 2_500 * Math.max(0, Math.min(posts.length, NEWEST_POSTS) - 6) : 0);

test.use(PHONE);

for (const path of ALL_PATHS) {
  test(`${path} keeps within its budgets`, async ({ page, pageErrors }) => {
    if (path === UNKNOWN_PATH) pageErrors.allowNotFound();
    const { parts, styles } = await weighPage(page, path);
    const fonts = parts.filter((part) => part.kind === "Font");
    const rows = [
      { name: "scripts", actual: bytesOf(parts, "Script"), budget: 80_000 },
      { name: "HTML with CSS", actual: bytesOf(parts, "Document"), budget: htmlLimit(path) },
      { name: "CSS in the HTML", actual: styles, budget: 12_000 },
      { name: "fonts", actual: bytesOf(fonts), budget: 60_000 },
      { name: "everything", actual: bytesOf(parts), budget: path === "/" ? 200_000 : 170_000 },
    ];
    const over = rows.filter(({ actual, budget }) => actual > budget);
    const table = over.map(
      ({ name, actual, budget }) =>
        `  ${path}  ${name}: budget ${kilo(budget)}, actual ${kilo(actual)}\n${largest(parts)}`,
    );
    expect(table, table.join("\n")).toEqual([]);
    expect(fonts.length, "font files").toBeLessThanOrEqual(2);
    expect(parts.length, `requests\n${largest(parts)}`).toBeLessThanOrEqual(MOST_REQUESTS);
  });
}
