import { auditLinks } from "../../scripts/audit/links";
import { plannedPaths } from "../../scripts/audit/planned-paths";
import { expect, test } from "../support/browser";
import { DEAD_PATHS, industries, site } from "../support/site";

const ADDED_INDUSTRIES = industries
  .map(({ path }) => path)
  .filter((path) => !DEAD_PATHS.some((dead) => dead.startsWith(`${path}/`)));

const report = async () => auditLinks("public", await plannedPaths("data"), site.url);

test("every link, picture, script and place on a page is there", async () => {
  expect((await report()).broken).toEqual([]);
});

test("the dead links are those of docs/product.md, and each is linked", async () => {
  expect(DEAD_PATHS).toHaveLength(1 + 7 + 27);
  // An industry that editors added has branches of its own.
  const isAdded = (path: string) => ADDED_INDUSTRIES.some((industry) => path.startsWith(`${industry}/`));
  expect((await report()).planned.filter((path) => !isAdded(path))).toEqual([...DEAD_PATHS].sort());
});

test("no address outside the site is asked for without encryption", async () => {
  expect((await report()).external.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
});
