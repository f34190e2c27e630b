import type { Declaration, Plugin, Rule } from "postcss";

/**
 * A color of both themes. Shadows, which hold some within, are left out: without one a panel is still a panel. So is a
 * veil of the text's own color, of which lightningcss leaves the bare color to such browsers: it would hide what it is behind.
 */
const LIGHT_DARK = /^light-dark\((?!currentColor)([^(),]+),([^()]+)\)$/;

/** The class of panels that are dark in both themes. */
const DARK_PANEL = ".scheme-dark";

/** Copies of a rule's colors of both themes, each with its value for one of them; none where there are no such colors. */
const colorsOf = (rule: Rule, value: "$1" | "$2"): Declaration[] =>
  rule.nodes.flatMap((node) =>
    node.type === "decl" && LIGHT_DARK.test(node.value)
      ? [node.clone({ value: node.value.replace(LIGHT_DARK, value).trim() })]
      : [],
  );

/**
 * Gives browsers without light-dark() (Chrome before 123, Firefox before 120,
 * Safari before 17.5), which are older than those the site supports, the light
 * theme: behind the root's colors stands a copy of them with the light values,
 * and one with the dark values for panels that are dark in both themes, on
 * screens. Otherwise every surface of theirs would be transparent, and white
 * text would stand on white buttons. What takes an industry's color has that of
 * the text around it there.
 */
export const lightFallback: Plugin = {
  postcssPlugin: "light-fallback",
  OnceExit: (root, { AtRule, Rule }) => {
    const registered = new Set<string>();
    // Of these every browser keeps the root's value within the panels, too (tokens.css).
    root.walkAtRules("property", ({ params }) => void registered.add(params));
    root.walkRules(/:root/, (rule) => {
      const light = colorsOf(rule, "$1");
      if (light.length === 0) return;
      const dark = colorsOf(rule, "$2").filter(({ prop }) => !registered.has(prop));
      const panels = new AtRule({
        name: "media",
        params: "screen",
        nodes: [new Rule({ selector: DARK_PANEL, nodes: dark })],
      });
      const params = "not (color:light-dark(#000,#fff))";
      const nodes = [rule.clone({ nodes: light }), ...(dark.length > 0 ? [panels] : [])];
      rule.after(new AtRule({ name: "supports", params, nodes }));
    });
  },
};
