import postcss from "postcss";
import { memoize } from "../memoize";
import type { HtmlElement } from "./read-html";

/** Classes that a script sets before the first paint (frame/theme-script.ts). No built page has them in its HTML. */
const SET_BY_SCRIPTS = ["js", "at-rest"];

/**
 * Selectors that are never needed for the first view. Most come from Tailwind's base styles: parts of date, number, and
 * file inputs, placeholders without a color of their own, hosts of shadow trees, and states of Firefox for which the site
 * has rules of its own. The other is text that a script highlights.
 */
const FOREIGN_PARTS =
  /^::placeholder$|^:(?:host$|-moz-)|::(?:file-selector-button|highlight|-webkit-(?:date|calendar|inner-spin|outer-spin))/;

/**
 * Drops the arguments of :not(), :has(), :is(), and the like. They say nothing about the element that the rule styles.
 */
const withoutArguments = (selector: string): string => {
  let previous;
  let current = selector;
  do {
    previous = current;
    current = current.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, "");
  } while (current !== previous);
  return current;
};

/**
 * Tailwind wraps one selector in :is() or :where() at the start of rules for an element's children and of rules with
 * zero specificity.
 */
const WRAPPED = /^:(?:is|where)\(((?:[^(),]|\([^()]*\))*)\)/;

/** A class that an element must contain, if the selector is nothing but that condition: `:root:has(.tab-bar)`. */
const HELD = /^([^(]*):has\((\.[\w-]+)\)/;

const CLASS = /\.((?:\\.|[\w-])+)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const ELEMENT = /(?:^|[\s>+~])([a-z][\w-]*)/g;

/** The classes (with their dot) and element names that must be present for a selector to match. */
const needsOf = (selector: string): string[] => {
  const bare = withoutArguments(selector.replace(WRAPPED, "$1").replace(HELD, "$1$2"));
  const classes = Array.from(bare.matchAll(CLASS), ([, name = ""]) => `.${name.replace(/\\(.)/g, "$1")}`);
  // Class names may contain brackets and other signs, so remove them first.
  const elements = bare.replace(CLASS, "").replace(ATTRIBUTE, "").matchAll(ELEMENT);
  return [...classes, ...Array.from(elements, ([, name = ""]) => name)];
};

/**
 * All words of a script that could be class or element names. The script may add such elements after the page was
 * built.
 */
export const wordsIn = (script: string): string[] => [...new Set(script.split(/[\s"'`]+/))];

/**
 * Removes @property registrations of custom properties that no rule sets. Without an initial value, `var()` resolves to
 * nothing either way. For Tailwind's properties, the initial value replaces `var()`.
 */
const removeUnset = (root: postcss.Root): void => {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  root.walkAtRules("property", (rule) => {
    const { params: name } = rule;
    if (set.has(name)) return;
    const initial = rule.nodes?.find((node) => node.type === "decl" && node.prop === "initial-value");
    if (initial && !name.startsWith("--tw-")) return;
    if (initial?.type === "decl") root.replaceValues(`var(${name})`, { fast: name }, initial.value);
    rule.remove();
  });
};

/**
 * Resolves `var()` calls with a fallback for Tailwind's variables. A variable that is never set is replaced by its
 * fallback. Tailwind's defaults are on the root, so a default that is set needs no fallback.
 */
const settleFallbacks = (root: postcss.Root): void => {
  const set = new Set<string>();
  root.walkDecls(/^--(?:default|tw)-/, ({ prop }) => void set.add(prop));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(
        /var\((--(default|tw)-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g,
        (whole, name: string, kind: string, fallback: string) => {
          if (!set.has(name)) return fallback.trim();
          return kind === "default" ? `var(${name})` : whole;
        },
      )
      .trim();
  });
};

/** Removes empty blocks. An empty @layer statement stays: it has no block and sets the order of layers. */
const removeEmpty = (node: postcss.ChildNode): void => {
  if (!("nodes" in node) || !node.nodes) return;
  [...node.nodes].forEach(removeEmpty);
  if (node.nodes.length === 0) node.remove();
};

/**
 * Removes custom properties and keyframes that nothing refers to. Repeats until none are left, since each removal may
 * free others.
 */
const removeUnused = (root: postcss.Root): void => {
  const used = new Set(Array.from(root.toString().matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  root.walkDecls(/^--|^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => used.add(word)));
  let removed = 0;
  const remove = (node: postcss.ChildNode, name: string) => {
    if (used.has(name)) return;
    node.remove();
    removed += 1;
  };
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => remove(rule, rule.params.trim()));
  root.walkDecls(/^--/, (declaration) => remove(declaration, declaration.prop));
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  if (removed > 0) removeUnused(root);
};

const trim = (css: string, present: ReadonlySet<string>): string => {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const kept = rule.selectors.filter(
      (selector) => !FOREIGN_PARTS.test(selector) && needsOf(selector).every((name) => present.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // Print styles can wait for the whole style sheet (finish-html.ts).
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  // These are values for browsers without @property, which are older than any that the site supports.
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties" && rule.nodes) rule.remove();
  });
  // The whole style sheet has the license.
  root.walkComments((comment) => void comment.remove());
  settleFallbacks(root);
  removeUnused(root);
  removeUnset(root);
  [...root.nodes].forEach(removeEmpty);
  return root.toString();
};

/**
 * A style sheet: the element names and classes that its selectors need, and the trimmed results by the names that a
 * page has.
 */
type Sheet = { needs: ReadonlySet<string>; trimmed: Map<string, string> };

/** Memoized: parsing costs far more than a lookup, and pages of one template mostly need the same names. */
const sheetOf = memoize((css): Sheet => {
  const needs = new Set<string>();
  postcss.parse(css).walkRules(({ selectors }) => selectors.flatMap(needsOf).forEach((name) => needs.add(name)));
  return { needs, trimmed: new Map() };
});

/**
 * Keeps only the rules that a page needs. The browser fetches the whole style sheet later, for the pages that come
 * next.
 *
 * @param css the whole style sheet
 * @param elements the page's elements
 * @param words words of the page's own script, see {@link wordsIn}
 * @returns the style sheet without rules for elements and classes that the page never has
 */
export const trimCss = (
  css: string,
  elements: readonly Pick<HtmlElement, "name" | "attributes">[],
  words: readonly string[] = [],
): string => {
  const sheet = sheetOf(css);
  // Remove duplicates first: a page of thousands of elements has only some hundred different class lists.
  const lists = new Set(elements.map(({ attributes }) => attributes.class ?? ""));
  const classes = new Set([...lists].flatMap((list) => list.split(/\s+/)));
  const names = [
    ...new Set(elements.map(({ name }) => name)),
    ...words,
    ...[...SET_BY_SCRIPTS, ...classes, ...words].map((name) => `.${name}`),
  ];
  const present = new Set(names.filter((name) => sheet.needs.has(name)));
  const key = [...present].sort().join(" ");
  const result = sheet.trimmed.get(key) ?? trim(css, present);
  sheet.trimmed.set(key, result);
  return result;
};
