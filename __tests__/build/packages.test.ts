/** @jest-environment node */
/** What the commands say where packages or the content are missing. */
import { spawnSync } from "node:child_process";
import { rm, unlink } from "node:fs/promises";
import path from "node:path";
import { copySite } from "../../scripts/site-copy";

let site: string;

beforeEach(async () => {
  site = await copySite("packages");
}, 60_000);

afterEach(() => rm(site, { recursive: true, force: true }));

const run = (command: string, ...args: string[]): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(path.join("node_modules/.bin", command), args, {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  return { status, output: stdout + stderr };
};

const STACK = /\n\s+at |before initialization/;

const CHECK = path.resolve("scripts/check-content.ts");

it("without sharp, a build says to run npm ci", async () => {
  await unlink(path.join(site, "node_modules/sharp"));
  const { status, output } = run("gatsby", "build");
  expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('Run "npm ci"') as string });
  expect(output).not.toMatch(STACK);
}, 60_000);

it("without content, the check says so", async () => {
  await rm(path.join(site, "data"), { recursive: true });
  const { status, output } = run("tsx", CHECK);
  expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining("no such folder") as string });
  expect(output).not.toMatch(STACK);
}, 60_000);

it("without content, a build says so", async () => {
  await rm(path.join(site, "data"), { recursive: true });
  const { status, output } = run("gatsby", "build");
  expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining("no such folder") as string });
  expect(output).not.toMatch(STACK);
}, 60_000);
