/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDERS = ["src", "scripts", "__tests__", "docs"];
const FILES = ["README.md", "gatsby-node.ts", "gatsby-config.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

const texts = (): string[] => [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|css|md)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ),
];

/** "section 4" and "sections 2, 3 and 9", right after the document's name. */
const CITATION = /product\.md,\s+(?:\*\s+)?sections?\s+((?:\d+(?:, | and )?)+)/g;

const cited = (file: string): { file: string; section: string }[] =>
  Array.from(readFileSync(file, "utf8").matchAll(CITATION)).flatMap(([, list = ""]) =>
    (list.match(/\d+/g) ?? []).map((section) => ({ file, section })),
  );

const SECTIONS = Array.from(readFileSync("docs/product.md", "utf8").matchAll(/^## (\d+)\./gm), ([, number]) => number);

test("every cited section of docs/product.md exists", () => {
  const citations = texts().flatMap(cited);
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(({ section }) => !SECTIONS.includes(section))).toEqual([]);
});

/** Titles of docs/decisions.md, such as "Icons are data", without their last period. */
const TITLES = Array.from(
  readFileSync("docs/decisions.md", "utf8").matchAll(/^(?:- )?\*\*(.+?)\.?\*\*/gm),
  ([, title]) => title,
);

/** A decision's title in quotation marks, right after the document's name. */
const DECISION = /decisions(?:\.md|\]\(decisions\.md\))[,:]\s+"([^"]+?)\.?"/g;

test("every cited decision exists, and no two have the same title", () => {
  const citations = [...texts(), ...readdirSync(".").filter((name) => name.endsWith(".config.ts"))].flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(DECISION), ([, title]) => ({ file, title })),
  );
  expect(citations.length).toBeGreaterThan(10);
  expect(citations.filter(({ title }) => !TITLES.includes(title))).toEqual([]);
  expect(TITLES).toHaveLength(new Set(TITLES).size);
});

test("the sections are numbered in their order", () => {
  expect(SECTIONS).toEqual(SECTIONS.map((_, index) => String(index + 1)));
});
