/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { plannedPaths } from "../../../../scripts/audit/planned-paths";

test("links without a page and branches of industries, at any depth, each once", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "planned-"));
  const files = {
    "navigation/navigation.json": { footer: [{ links: [{ href: "/careers", planned: true }, { href: "/about" }] }] },
    "pages/a.json": { hero: { link: { href: "/careers", planned: true }, other: { href: "/services/x" } } },
    "industries/x.json": { path: "/services/x", subIndustries: { items: [{ slug: "y", path: "/services/x/y" }] } },
    "schemas/s.json": { link: { href: "/never", planned: true } },
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), JSON.stringify(content));
  }
  const found = await plannedPaths(folder);
  await rm(folder, { recursive: true });
  expect(found).toEqual(["/careers", "/services/x/y"]);
});
