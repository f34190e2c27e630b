/** @jest-environment node */
/** Links of the built pages (`npm run build`), as `npm run audit:links` follows them. */
import { auditLinks } from "../../scripts/audit/links";
import { plannedPaths } from "../../scripts/audit/planned-paths";
import { DEAD_PATHS, site } from "../support/site";

let report: Awaited<ReturnType<typeof auditLinks>>;
beforeAll(async () => {
  report = await auditLinks("public", await plannedPaths("data"), site.url);
});

test("every link, picture, script and place on a page is there", () => {
  expect(report.broken).toEqual([]);
});

test("the links that lead nowhere are those that the content marks", () => {
  expect(report.planned).toEqual([...DEAD_PATHS].sort());
});

test("no address outside the site is asked for without encryption", () => {
  expect(report.external.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
});
