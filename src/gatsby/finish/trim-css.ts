import postcss from "postcss";
import { memoize } from "../memoize";
import type { HtmlElement } from "./read-html";

/** Classes that a script sets before the first paint (frame/theme-script.ts), so no built page holds them. */
const SET_BY_SCRIPTS = ["js", "at-rest"];

/**
 * What no page has by itself: of Tailwind's base styles the parts of fields for dates, numbers and files, and placeholders
 * without a color of their own; and texts that a script highlights.
 */
const FOREIGN_PARTS =
  /^::placeholder$|::(?:file-selector-button|highlight|-webkit-(?:date|calendar|inner-spin|outer-spin))/;

/** Arguments of :not(), :has(), :is() and their like say nothing about the element that a rule is for. */
const withoutArguments = (selector: string): string => {
  let previous;
  let current = selector;
  do {
    previous = current;
    current = current.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, "");
  } while (current !== previous);
  return current;
};

/** Tailwind's rules for an element's children, and those without weight, begin with one selector in :is() or :where(). */
const WRAPPED = /^:(?:is|where)\(((?:[^(),]|\([^()]*\))*)\)/;

/** What an element must hold, where the selector asks for it as a whole: `:root:has(.tab-bar)`. */
const HELD = /^([^(]*):has\((\.[\w-]+)\)/;

const CLASS = /\.((?:\\.|[\w-])+)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const ELEMENT = /(?:^|[\s>+~])([a-z][\w-]*)/g;

/** What an element and its ancestors must be for a selector to match: classes with their dot, and element names. */
const needsOf = (selector: string): string[] => {
  const bare = withoutArguments(selector.replace(WRAPPED, "$1").replace(HELD, "$1$2"));
  const classes = Array.from(bare.matchAll(CLASS), ([, name = ""]) => `.${name.replace(/\\(.)/g, "$1")}`);
  // Classes may hold brackets and signs of their own, so they go first.
  const elements = bare.replace(CLASS, "").replace(ATTRIBUTE, "").matchAll(ELEMENT);
  return [...classes, ...Array.from(elements, ([, name = ""]) => name)];
};

/** All words of a script that could be classes or element names: its elements may come to the page after it was built. */
export const wordsIn = (script: string): string[] => [...new Set(script.split(/[\s"'`]+/))];

/**
 * Removes registrations of custom properties that are given no value: where they have none at first, asking for them finds
 * nothing either way; of Tailwind's, the value that they begin with then stands where it is asked for.
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
 * What Tailwind asks for with a fallback: of its variables, those that are not set are the fallback, and its defaults,
 * which stand on the root, need none where they are set.
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

/** Removes blocks that hold nothing; an empty @layer statement, which has no block, sets the order of layers. */
const removeEmpty = (node: postcss.ChildNode): void => {
  if (!("nodes" in node) || !node.nodes) return;
  [...node.nodes].forEach(removeEmpty);
  if (node.nodes.length === 0) node.remove();
};

/** Removes custom properties and keyframes that nothing left in the style sheet asks for, until none is left. */
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
  // Paper can wait for the whole style sheet (finish-html.ts).
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove();
  });
  // Values for browsers without @property, which are older than any that the site supports.
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties" && rule.nodes) rule.remove();
  });
  // The license stands in the whole style sheet.
  root.walkComments((comment) => void comment.remove());
  settleFallbacks(root);
  removeUnused(root);
  removeUnset(root);
  [...root.nodes].forEach(removeEmpty);
  return root.toString();
};

/** A style sheet: the element names and classes that it knows, and what was trimmed of it by those that a page has. */
type Sheet = { needs: ReadonlySet<string>; trimmed: Map<string, string> };

/** Pages of one template mostly need the same, and parsing costs far more than looking up. */
const sheetOf = memoize((css): Sheet => {
  const needs = new Set<string>();
  postcss.parse(css).walkRules(({ selectors }) => selectors.flatMap(needsOf).forEach((name) => needs.add(name)));
  return { needs, trimmed: new Map() };
});

/**
 * Leaves the rules that a page needs by itself. The whole style sheet is fetched
 * later, for the pages that come next.
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
  // A page of thousands of elements has some hundred different lists of classes.
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
