import { auditLinks } from "../../scripts/audit/links";
import { plannedPaths } from "../../scripts/audit/planned-paths";
import { expect, test } from "../support/browser";
import { DEAD_PATHS, site } from "../support/site";

const report = async () => auditLinks("public", await plannedPaths("data"), site.url);

test("every link, picture, script and place on a page is there", async () => {
  expect((await report()).broken).toEqual([]);
});

test("the links that lead nowhere are those that the content marks", async () => {
  expect((await report()).planned).toEqual([...DEAD_PATHS].sort());
});

test("no address outside the site is asked for without encryption", async () => {
  expect((await report()).external.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
});
