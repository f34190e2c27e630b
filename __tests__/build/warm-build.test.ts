/** @jest-environment node */
/**
 * Builds that go on from the last one, in a copy of the site: they must give the same files as builds from nothing.
 * The steps follow one another, each on what the one before has left.
 */
import { appendFile, writeFile } from "node:fs/promises";
import { NEW_INDUSTRY, REMOVED } from "../support/new-content";
import { copyForBuilds, FROM_NOTHING, PATIENCE, type WarmSite } from "../support/warm-site";

let site: WarmSite;
let original: Record<string, string>;

beforeAll(async () => {
  site = await copyForBuilds("warm-build");
}, 60_000);

afterAll(() => site.remove());

/** A rule, a class that no style sheet had yet, and a file that is published as it is. */
const changeCode = async (): Promise<void> => {
  await appendFile(site.inSite("src/styles/base.css"), "\nmain h1 { letter-spacing: 0.0123em; }\n");
  await site.change("src/templates/not-found.tsx", "<>", '<><i className="mt-[123px]" />');
  await writeFile(site.inSite("static/new.txt"), "new");
};

it(
  "a build from nothing is what the others are compared with",
  async () => {
    await site.build();
    original = await site.builtFiles();
    expect(Object.keys(original)).toContain(`services/${REMOVED.slug}.html`);
  },
  PATIENCE,
);

it(
  "after changes of styles and templates, and then of content, a build gives what one from nothing gives",
  async () => {
    await changeCode();
    expect(await site.build()).not.toMatch(FROM_NOTHING);
    await site.editContent();
    expect(await site.build()).not.toMatch(FROM_NOTHING);
    const warm = await site.builtFiles();
    await site.build("build:clean");
    expect(warm).toEqual(await site.builtFiles());
    expect(warm[`services/${NEW_INDUSTRY.slug}.html`]).toBeDefined();
    expect(warm[`services/${REMOVED.slug}.html`]).toBeUndefined();
  },
  PATIENCE,
);

it(
  "after all changes have been taken back, a build gives what the first one gave",
  async () => {
    await site.revert("src", "static", "data");
    expect(await site.build()).not.toMatch(FROM_NOTHING);
    expect(await site.builtFiles()).toEqual(original);
  },
  PATIENCE,
);
