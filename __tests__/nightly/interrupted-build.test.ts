/** @jest-environment node */
/** Builds that cannot go on from the last one, in a copy of the site: they begin from nothing by themselves. */
import { copyForBuilds, FROM_NOTHING, PATIENCE, type WarmSite } from "../support/warm-site";

let site: WarmSite;
let original: Record<string, string>;

beforeAll(async () => {
  site = await copyForBuilds("interrupted-build");
  await site.build();
  original = await site.builtFiles();
}, PATIENCE);

afterAll(() => site.remove());

it(
  "after a build that was killed in the middle, one begins from nothing",
  async () => {
    await site.editContent();
    await site.build(/success run queries/);
    await site.revert("data");
    expect(await site.build()).toMatch(FROM_NOTHING);
    expect(await site.builtFiles()).toEqual(original);
  },
  PATIENCE,
);

it(
  "after a change of the code that runs at build, which Gatsby does not look at, one begins from nothing",
  async () => {
    await site.change("src/gatsby/finish/site-files.ts", "User-agent: *", "User-agent: none");
    expect(await site.build(/success initialize cache/)).toMatch(FROM_NOTHING);
  },
  PATIENCE,
);
