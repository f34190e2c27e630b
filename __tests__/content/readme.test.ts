/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const README = readFileSync("README.md", "utf8");

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const DOCS = readdirSync("docs").filter((name) => name.endsWith(".md"));

/** Commands that a text names: "npm run build:clean", "npm test". */
const commandsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g), ([, named, short]) => named ?? short ?? "");

/** Files of the repository that a text links. */
const linksIn = (text: string): string[] =>
  Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, target]) => target ?? "");

test("the README names every command of package.json", () => {
  const named = new Set(commandsIn(README));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

test.each(["README.md", ...DOCS.map((name) => `docs/${name}`)])("%s names commands and files that exist", (file) => {
  const text = readFileSync(file, "utf8");
  expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([]);
  expect(linksIn(text).filter((target) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
});

test("docs/gatsby-upgrade.md names tests that exist", () => {
  const text = readFileSync("docs/gatsby-upgrade.md", "utf8");
  const named = Array.from(text.matchAll(/`((?:browser|build|content|nightly|unit)\/[a-z/-]+)`/g), ([, name]) => name);
  expect(named.length).toBeGreaterThan(20);
  const endings = ["spec.ts", "test.ts", "test.tsx"];
  const exists = (name = "") => endings.some((ending) => existsSync(`__tests__/${name}.${ending}`));
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test("the README links every document", () => {
  const linked = new Set(linksIn(README));
  expect(DOCS.filter((name) => !linked.has(`docs/${name}`))).toEqual([]);
});
