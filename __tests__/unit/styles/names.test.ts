/** @jest-environment node */
/** Style sheets that name what lists in the code hold: no list may grow without its styles. */
import { readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";
import { enumName } from "../../../src/gatsby/content/graphql-types";
import { GRADIENTS } from "../../../src/gatsby/content/vocabulary";
import { industryTabs } from "../../../src/lib/industry-tabs";

const rulesOf = (file: string): Rule[] => {
  const rules: Rule[] = [];
  postcss.parse(readFileSync(file, "utf8")).walkRules((rule) => void rules.push(rule));
  return rules;
};

/** Names of the properties that a rule sets. */
const propertiesOf = (rule: Rule): string[] =>
  rule.nodes.flatMap((node) => (node.type === "decl" ? [node.prop] : [])).sort();

describe("gradients", () => {
  const rules = rulesOf("src/styles/tokens.css").filter(({ selector }) => selector.startsWith('[data-gradient="'));

  it("every gradient that content may name has its colors, in the hero of the home page too, and no other has", () => {
    expect(rules.map(({ selector }) => selector).sort()).toEqual(
      GRADIENTS.map((name) => {
        const attribute = `[data-gradient="${enumName(name)}"]`;
        return `${attribute},\n.home-hero:has(${attribute})`;
      }).sort(),
    );
  });

  it("each sets all colors of the pair", () => {
    for (const rule of rules) {
      expect({ selector: rule.selector, properties: propertiesOf(rule) }).toEqual({
        selector: rule.selector,
        properties: ["--pair-deep", "--pair-from", "--pair-text"],
      });
    }
  });
});

it("each tab that an industry can have is marked while its panel is the address's target, before any script runs", () => {
  const tabs = industryTabs({ workflow: {} });
  const marked = rulesOf("src/sections/industry/industry.css")
    .flatMap(({ selectors }) => selectors)
    .flatMap((selector) => {
      const [, panel, tab] =
        /\.tab-panel:nth-of-type\((\d+)\):target\) \.tab-link:nth-child\((\d+)\)/.exec(selector) ?? [];
      return panel ? [[Number(panel), Number(tab)]] : [];
    });
  expect(marked).toEqual(tabs.map((_, index) => [index + 1, index + 1]));
});
