/** @jest-environment node */
/** What the check takes for places on a page, looked for in the pages themselves (`npm run build:next`). */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { MODEL, REMOVED } from "../../scripts/content/new-content";
import { NEXT_BUILD } from "../../scripts/server/test-builds";
import { checkFile, entitiesIn } from "../../src/gatsby/content/check";
import { pageAnchors } from "../../src/gatsby/content/page-anchors";
import { pagePaths } from "../../src/gatsby/content/page-paths";
import { realFiles } from "../support/content";

/** Ids of a built page's elements. */
const idsOf = async (address: string): Promise<Set<string | undefined>> => {
  const html = await readFile(path.join(NEXT_BUILD, `${address === "/" ? "index" : address}.html`), "utf8");
  return new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
};

it("pages have the places that links may jump to", async () => {
  const content = (await realFiles()).map((file) => checkFile(file));
  const files = content.map(({ name }) => name);
  const anchorsOf = pageAnchors({ entities: entitiesIn(content), files });
  const places = pagePaths(files)
    .filter((address) => address !== REMOVED.path)
    .map((address): [string, readonly string[]] => [address, anchorsOf(address) ?? []]);
  const named = places.filter(([, anchors]) => anchors.length > 0).map(([address]) => address);
  expect(named).toEqual(expect.arrayContaining(["/about", "/blog", "/contact", "/services", MODEL.path]));
  for (const [address, anchors] of places) {
    const ids = await idsOf(address);
    expect({ address, missing: anchors.filter((anchor) => !ids.has(anchor)) }).toEqual({ address, missing: [] });
  }
});
