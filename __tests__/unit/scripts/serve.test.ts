/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Runs a script in a folder without a build, and returns what it prints on its way out. */
const run = (script: string, setting: Record<string, string>) => {
  const folder = mkdtempSync(path.join(tmpdir(), "serve-"));
  const { status, stdout, stderr } = spawnSync(
    path.resolve("node_modules/.bin/tsx"),
    [path.resolve("scripts", script)],
    {
      cwd: folder,
      env: { ...process.env, ...setting },
      encoding: "utf8",
    },
  );
  rmSync(folder, { recursive: true });
  return { status, stdout, lines: stderr.trim().split("\n") };
};

test.each([
  ["serve.ts", { PORT: "9001" }, "npm run build"],
  ["serve.ts", { PORT: "abc" }, 'PORT is "abc"'],
  ["check-port.ts", { PORT: "99999" }, 'PORT is "99999"'],
])("%s with %j ends with one line that says what to do", (script, setting, words) => {
  const { status, stdout, lines } = run(script, setting);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(lines).toEqual([expect.stringContaining(words)]);
});
