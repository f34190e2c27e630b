/** @jest-environment node */
import { execFileSync } from "node:child_process";

type Case = [file: string, text: string, rule: string | undefined];

const CASES: readonly Case[] = [
  ["src/lib/x.ts", 'export * from "../ui/section";', "import-x/no-restricted-paths"],
  ["src/ui/x.ts", 'export * from "../frame/seo";', "import-x/no-restricted-paths"],
  ["src/sections/blog/x.ts", 'export * from "../contact/offices";', "import-x/no-restricted-paths"],
  ["src/frame/x.ts", 'export * from "../gatsby/finish/headers";', "import-x/no-restricted-paths"],
  ["src/templates/x.ts", 'export * from "../gatsby/finish/headers";', "import-x/no-restricted-paths"],
  ["src/browser/x.ts", 'export * from "../sections/blog/hero";', "import-x/no-restricted-paths"],
  ["src/frame/x.ts", 'export { Link } from "gatsby";', "no-restricted-imports"],
  ["src/lib/x.ts", "export const size = Buffer.byteLength;", "no-restricted-globals"],
  ["src/ui/x.ts", "export const check = () => expect;", "no-restricted-globals"],
  ["src/gatsby/x.ts", "export const size = Buffer.byteLength;", undefined],
  ["src/sections/blog/x.ts", 'export * from "../../ui/section";', undefined],
  ["src/sections/blog/x.ts", 'export * from "../shared/call-to-action";', undefined],
];

/**
 * Lints each text as if it stood in a file of that name: in a process of its own, as Jest cannot load the configuration,
 * and without the rules that ask for types, which a file that does not exist has none of.
 */
const LINT = `
  import { ESLint } from "eslint";
  const typed = ["no-floating-promises", "no-misused-promises", "no-shadow", "no-unnecessary-type-assertion"];
  const eslint = new ESLint({
    overrideConfig: {
      files: ["src/**"],
      languageOptions: { parserOptions: { projectService: false } },
      rules: Object.fromEntries(typed.map((name) => ["@typescript-eslint/" + name, "off"])),
    },
  });
  const found = [];
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(text, { filePath });
    found.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
  }
  console.log(JSON.stringify(found));
`;

/** Rules that each case breaks. */
const broken = JSON.parse(
  execFileSync(process.execPath, ["--input-type=module", "--eval", LINT, JSON.stringify(CASES)], { encoding: "utf8" }),
) as string[][];

test.each(CASES.map(([file, text, rule], index) => ({ file, text, rule, index })))(
  "$file with $text",
  ({ rule, index }) => expect(broken[index]).toEqual(rule === undefined ? [] : [rule]),
);
