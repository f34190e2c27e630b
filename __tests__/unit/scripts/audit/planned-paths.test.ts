/** @jest-environment node */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { plannedPaths } from "../../../../scripts/audit/planned-paths";
import { FIXTURE_CONTENT } from "../../../../scripts/server/test-builds";
import { DEAD_PATHS } from "../../../support/site";

test("links that the content marks as planned, and sub-industries, each once", async () => {
  expect(await plannedPaths("data")).toEqual([...DEAD_PATHS].sort());
});

test("a link to a part of a planned page stands for the page", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "planned-"));
  try {
    await cp(FIXTURE_CONTENT, folder, { recursive: true });
    const file = path.join(folder, "navigation/navigation.json");
    await writeFile(file, (await readFile(file, "utf8")).replaceAll('"/careers"', '"/careers#jobs"'));
    const paths = await plannedPaths(folder);
    expect(paths).toContain("/careers");
    expect(paths.filter((address) => address.includes("#"))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
