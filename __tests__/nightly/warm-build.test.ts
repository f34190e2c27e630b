/** @jest-environment node */
/**
 * Builds that go on from the last one, in a copy of the site: they must give the same files as builds from nothing.
 * The steps follow one another, each on what the one before has left. `public` must hold the site as it is.
 */
import { appendFile, writeFile } from "node:fs/promises";
import { NEW_INDUSTRY, REMOVED } from "../../scripts/content/new-content";
import { builtContent, copyForBuilds, FROM_NOTHING, PATIENCE, type WarmSite } from "../support/warm-site";

let site: WarmSite;
let changed: Record<string, string>;

beforeAll(async () => {
  site = await copyForBuilds("warm-build");
}, 60_000);

afterAll(() => site.remove());

/** All kinds of content; a rule, a class that no style sheet had yet, and a file that is published as it is. */
const changeSite = async (): Promise<void> => {
  await site.editContent();
  await appendFile(site.inSite("src/styles/base.css"), "\nmain h1 { letter-spacing: 0.0123em; }\n");
  await site.change("src/templates/not-found.tsx", "<>", '<><i className="mt-[123px]" />');
  await writeFile(site.inSite("static/new.txt"), "new");
};

it(
  "a changed site is built from nothing, for the others to be compared with",
  async () => {
    await changeSite();
    await site.build();
    changed = await site.builtFiles();
    expect(changed[`services/${NEW_INDUSTRY.slug}.html`]).toBeDefined();
    expect(changed[`services/${REMOVED.slug}.html`]).toBeUndefined();
  },
  PATIENCE,
);

it(
  "after the changes have been taken back, a build gives what the site's own build gave",
  async () => {
    await site.revert("src", "static", "data");
    expect(await site.build()).not.toMatch(FROM_NOTHING);
    expect(await site.builtContent()).toEqual(await builtContent("public"));
  },
  PATIENCE,
);

it(
  "after the same changes of styles, templates and content, a build gives what one from nothing gave",
  async () => {
    await changeSite();
    expect(await site.build()).not.toMatch(FROM_NOTHING);
    expect(await site.builtFiles()).toEqual(changed);
  },
  PATIENCE,
);
