import { auditLinks } from "../../scripts/audit/links";
import { plannedPaths } from "../../scripts/audit/planned-paths";
import { expect, test } from "../support/browser";
import { DEAD_PATHS, site } from "../support/site";

const report = () => auditLinks("public", plannedPaths("data"), site.url);

test("every link, picture, script and place on a page is there", () => {
  expect(report().broken).toEqual([]);
});

test("the dead links that the specification wants are all linked", () => {
  expect(DEAD_PATHS).toHaveLength(1 + 7 + 27);
  // Content may plan more pages; a link that nobody planned is broken.
  expect(report().planned).toEqual(expect.arrayContaining(DEAD_PATHS));
});

test("no address outside the site is asked for without encryption", () => {
  expect(report().external.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
});
