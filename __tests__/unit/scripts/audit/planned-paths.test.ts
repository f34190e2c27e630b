/** @jest-environment node */
import { plannedPaths } from "../../../../scripts/audit/planned-paths";
import { DEAD_PATHS } from "../../../support/site";

test("links that the content marks as planned, and sub-industries, each once", async () => {
  expect(await plannedPaths("data")).toEqual([...DEAD_PATHS].sort());
});
