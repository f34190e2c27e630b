/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../../../src/gatsby/finish/files-below";

test("files at any depth are listed in order, without their folders", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "files-below-"));
  mkdirSync(path.join(folder, "b/deep"), { recursive: true });
  for (const name of ["c.txt", "b/deep/one.txt", "a.txt"]) writeFileSync(path.join(folder, name), "");
  expect(filesBelow(folder)).toEqual(["a.txt", "b/deep/one.txt", "c.txt"]);
  rmSync(folder, { recursive: true });
});
