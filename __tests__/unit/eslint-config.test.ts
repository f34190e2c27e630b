/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";

const ESLINT = path.resolve("node_modules/eslint/bin/eslint.js");

/** Rules that a text breaks where it stands in a file of that name. */
const brokenRules = (file: string, text: string): string[] => {
  const { stdout } = spawnSync(process.execPath, [ESLINT, "--stdin", "--stdin-filename", file, "--format", "json"], {
    input: text,
    encoding: "utf8",
  });
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[];
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
};

test.each([
  ["src/lib/x.ts", 'export * from "../ui/section";', "import-x/no-restricted-paths"],
  ["src/ui/x.ts", 'export * from "../frame/seo";', "import-x/no-restricted-paths"],
  ["src/sections/blog/x.ts", 'export * from "../contact/offices";', "import-x/no-restricted-paths"],
  ["src/frame/x.ts", 'export * from "../gatsby/finish/headers";', "import-x/no-restricted-paths"],
  ["src/templates/x.ts", 'export * from "../gatsby/finish/headers";', "import-x/no-restricted-paths"],
  ["src/browser/x.ts", 'export * from "../sections/blog/hero";', "import-x/no-restricted-paths"],
  ["src/frame/x.ts", 'export { Link } from "gatsby";', "no-restricted-imports"],
  ["src/sections/blog/x.ts", 'export * from "../../ui/section";', undefined],
  ["src/sections/blog/x.ts", 'export * from "../shared/call-to-action";', undefined],
])(
  "%s with %s",
  (file, text, rule) => expect(brokenRules(file, text)).toEqual(rule === undefined ? [] : [rule]),
  30_000,
);
