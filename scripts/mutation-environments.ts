/**
 * Runs in Stryker's copy of the project (stryker.config.mjs). Tests that request Jest's Node environment get Stryker's
 * version of it, which reports which test reaches which mutant. Stryker replaces the default environment by itself, but
 * not one that a docblock names.
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
