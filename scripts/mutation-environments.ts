/**
 * Runs in Stryker's copy of the project (stryker.config.mjs): tests that ask for Node's environment get the one that
 * tells Stryker which test reaches which mutant. For all others Stryker does so itself.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runScript } from "./run-script";

const TESTS = "__tests__/unit";

const main = async (): Promise<void> => {
  const names = (await readdir(TESTS, { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name));
  for (const name of names) {
    const file = path.join(TESTS, name);
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text.replace("@jest-environment node", "@jest-environment @stryker-mutator/jest-runner/jest-env/node"),
    );
  }
};

runScript(main);
