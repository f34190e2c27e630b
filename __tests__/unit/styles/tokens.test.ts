/** The rule of docs/design.md: colors, durations and the values of tokens are set in tokens.css alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Declaration } from "postcss";
import { webManifest } from "../../../src/gatsby/finish/site-files";

const SRC = join(__dirname, "../../../src");
const TOKENS = join("styles", "tokens.css");

const read = (file: string): string => readFileSync(join(SRC, file), "utf8");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).sort();

const declarationsOf = (css: string): Declaration[] => {
  const declarations: Declaration[] = [];
  postcss.parse(css).walkDecls((declaration) => void declarations.push(declaration));
  return declarations;
};

/** Names that tokens.css gives a value; `--color-*: initial` only takes Tailwind's own away. */
const tokens = new Set(
  declarationsOf(read(TOKENS))
    .map(({ prop }) => prop)
    .filter((name) => /^--[\w-]+$/.test(name)),
);

const RAW_COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const RAW_DURATION = /(?<![\w.#-])\d*\.?\d+m?s\b/i;

/** Words for colors that come from the surroundings or from the system's own palette. */
const FROM_ELSEWHERE = /^(?:transparent|currentcolor|inherit|initial|unset|revert|revert-layer|auto)$/i;
const OF_THE_SYSTEM = /^(?:Canvas|Button|Highlight|Link|Field|Gray|Mark|Accent|Selected|Visited|Active)[A-Za-z]*$/;

const isNamedColor = (word: string): boolean => {
  if (FROM_ELSEWHERE.test(word) || OF_THE_SYSTEM.test(word)) return false;
  const { style } = document.createElement("i");
  style.color = word;
  return style.color !== "";
};

/** What a value holds that only tokens.css may hold, if anything. */
const rawPart = (value: string): string | undefined => {
  // Names of custom properties and texts in quotes may hold any word.
  const bare = value.replace(/--[\w-]+|"[^"]*"|'[^']*'/g, "");
  return (
    RAW_COLOR.exec(bare)?.[0] ??
    RAW_DURATION.exec(bare)?.[0] ??
    bare.split(/[^\w-]+/).find((word) => /^[a-z]+$/i.test(word) && isNamedColor(word))
  );
};

const issuesOfSheet = (css: string): string[] =>
  declarationsOf(css).flatMap(({ prop, value, source }) => {
    const raw = rawPart(value);
    return [
      ...(raw ? [`line ${source?.start?.line}: ${prop} has "${raw}" of its own; name it in tokens.css`] : []),
      ...(tokens.has(prop) ? [`line ${source?.start?.line}: ${prop} is set outside tokens.css`] : []),
    ];
  });

const CLASS_WITH_TIME = /(?<![\w-])(?:duration|delay)-\d+/;
const ARBITRARY = /\[([^\][\s"'`]+)\]/g;
const PAINT = /\b(?:fill|stroke|stopColor|color)="([^"{]+)"/g;

const issuesOfComponent = (code: string): string[] => {
  const values = [...code.matchAll(ARBITRARY)].map(([, value = ""]) => value.replaceAll("_", " "));
  const paints = [...code.matchAll(PAINT)]
    .map(([, value = ""]) => value)
    .filter((value) => !/^(?:none|url\()/.test(value));
  return [
    ...[CLASS_WITH_TIME.exec(code)?.[0] ?? []].flat().map((name) => `"${name}": name the time in tokens.css`),
    ...[...values, ...paints].flatMap((value) => {
      const raw = RAW_COLOR.exec(value) ?? RAW_DURATION.exec(value);
      return raw ? [`"${value}" has "${raw[0]}" of its own; name it in tokens.css`] : [];
    }),
    ...values
      .map((value) => /^(--[\w-]+):/.exec(value)?.[1] ?? "")
      .filter((name) => tokens.has(name))
      .map((name) => `${name} is set outside tokens.css`),
  ];
};

/** Files that break the rule, each with its issues. */
const issuesIn = (files: string[], issuesOf: (text: string) => string[]): Record<string, string[]> =>
  Object.fromEntries(files.map((file) => [file, issuesOf(read(file))]).filter(([, issues = []]) => issues.length > 0));

/** Strings of classes beyond this length are split by subject. */
const LONGEST = 200;

describe("style sheets", () => {
  it("take colors and durations from tokens, and set none", () => {
    const sheets = FILES.filter((file) => file.endsWith(".css") && file !== TOKENS);
    expect(sheets).not.toEqual([]);
    expect(issuesIn(sheets, issuesOfSheet)).toEqual({});
  });

  it.each([
    ["a hex color", "a { color: #22d3ee }"],
    ["a color function", "a { background: linear-gradient(rgb(5 9 18 / 0.6), transparent) }"],
    ["a named color", "a { border: 1px solid hotpink }"],
    ["milliseconds", "a { transition: opacity 150ms }"],
    ["seconds", "a { animation: spin .5s linear }"],
    ["a token with a new meaning", ".footer { --color-sunken: var(--color-deep) }"],
  ])("do not pass with %s", (_, css) => {
    expect(issuesOfSheet(css)).toHaveLength(1);
  });

  it("may use tokens, the colors of the system and properties of their own", () => {
    const css = 'a::before { content: "red 1s"; color: ButtonText; background: var(--color-cyan); --glow-x: 0 }';
    expect(issuesOfSheet(css)).toEqual([]);
  });
});

describe("components", () => {
  it("take colors and durations from tokens, and set none", () => {
    // What src/gatsby draws are pictures: they have colors of their own.
    const components = FILES.filter((file) => /\.tsx?$/.test(file) && !/^gatsby[\\/]/.test(file));
    expect(components).not.toEqual([]);
    expect(issuesIn(components, issuesOfComponent)).toEqual({});
  });

  it("have no string of classes that nobody can read", () => {
    const tooLong = (code: string) =>
      (code.match(/"[^"\n]*"|`[^`]*`/g) ?? []).filter(
        (text) => / (?:grid|flex|p[xy]-)/.test(text) && text.length > LONGEST,
      );
    expect(
      issuesIn(
        FILES.filter((file) => file.endsWith(".tsx")),
        tooLong,
      ),
    ).toEqual({});
  });

  it.each([
    ["a time in a class", 'className="transition-[translate] duration-150"'],
    ["a color in a class", 'className="bg-[#22d3ee]"'],
    ["a token with a new meaning", 'className="lg:[--text-5xl:clamp(3rem,6vw,5rem)]"'],
    ["a color of a drawing", '<path stroke="#fff" />'],
  ])("do not pass with %s", (_, code) => {
    expect(issuesOfComponent(code)).toHaveLength(1);
  });
});

test("the web manifest repeats the color of the night panel", () => {
  const night = declarationsOf(read(TOKENS)).find(({ prop }) => prop === "--color-night")?.value;
  expect(JSON.parse(webManifest("", "", ""))).toMatchObject({ background_color: night });
});
