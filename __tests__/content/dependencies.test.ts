/** @jest-environment node */
import { readFileSync } from "node:fs";

type Packages = Record<"dependencies" | "devDependencies", Record<string, string>>;

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Packages;

const [, SECTION = ""] = readFileSync("README.md", "utf8").split("## Dependencies\n");

/** What each row of the table names, and what for. The first two rows are its head. */
const ROWS = Array.from(SECTION.matchAll(/^\| (.*) \| (.*) \|$/gm), ([, names = "", reason = ""]) => ({
  names: names.split(",").map((name) => name.trim()),
  reason: reason.trim(),
})).slice(2);

/** "eslint-*" stands for all that begin like it. */
const covers = (name: string, dependency: string): boolean =>
  name.endsWith("*") ? dependency.startsWith(name.slice(0, -1)) : dependency === name;

test("the README names every package of package.json once, and no other, with a reason", () => {
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const named = ROWS.flatMap(({ names }) => names);
  const timesNamed = (dependency: string) => named.filter((name) => covers(name, dependency)).length;
  expect({
    "not named once": installed.filter((dependency) => timesNamed(dependency) !== 1),
    "not installed": named.filter((name) => !installed.some((dependency) => covers(name, dependency))),
    "without a reason": ROWS.filter(({ reason }) => reason === ""),
  }).toEqual({ "not named once": [], "not installed": [], "without a reason": [] });
});
