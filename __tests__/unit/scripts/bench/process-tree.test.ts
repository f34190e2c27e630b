/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { treeMemory } from "../../../../scripts/bench/process-tree";

let proc: string;

beforeEach(async () => {
  proc = await mkdtemp(path.join(os.tmpdir(), "proc-"));
});

afterEach(() => rm(proc, { recursive: true }));

/** Describes a process as the kernel does; sizes in kilobytes. */
const describeProcess = async (pid: number, parent: number, resident: number, share?: number): Promise<void> => {
  const folder = path.join(proc, String(pid));
  await mkdir(folder);
  await writeFile(path.join(folder, "status"), `Name:\tnode\nPPid:\t${parent}\nVmRSS:\t${resident} kB\n`);
  if (share === undefined) return;
  await writeFile(path.join(folder, "smaps_rollup"), `Rss:     ${resident} kB\nPss:     ${share} kB\n`);
};

it("adds up a process, its children and theirs, each page once, and nothing else", async () => {
  await describeProcess(10, 1, 900_000, 500_000);
  await describeProcess(11, 10, 800_000, 300_000);
  await describeProcess(12, 11, 700_000, 200_000);
  await describeProcess(20, 1, 600_000, 600_000);
  await mkdir(path.join(proc, "sys"));
  expect(treeMemory(10, proc)).toBe(1000);
});

it("does without what a process that is ending no longer says", async () => {
  await describeProcess(10, 1, 900_000, 500_000);
  await describeProcess(11, 10, 800_000);
  expect(treeMemory(10, proc)).toBe(500);
});
