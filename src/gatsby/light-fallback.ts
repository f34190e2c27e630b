import type { Declaration, Plugin, Rule } from "postcss";

/**
 * A color with a value for each theme. Shadows that contain such a color do not match: a panel without a shadow is
 * still a panel. `currentColor` is excluded, too. It stands for a veil of the text's own color, and lightningcss
 * reduces that to the opaque color for old browsers, which would hide whatever is behind the veil.
 */
const LIGHT_DARK = /^light-dark\((?!currentColor)([^(),]+),([^()]+)\)$/;

/** The class of panels that are dark in both themes. */
const DARK_PANEL = ".scheme-dark";

/**
 * Copies a rule's two-theme colors, each reduced to its value for one theme. Returns an empty list if the rule has
 * none.
 */
const colorsOf = (rule: Rule, value: "$1" | "$2"): Declaration[] =>
  rule.nodes.flatMap((node) =>
    node.type === "decl" && LIGHT_DARK.test(node.value)
      ? [node.clone({ value: node.value.replace(LIGHT_DARK, value).trim() })]
      : [],
  );

/**
 * Gives the light theme to browsers without light-dark() (Chrome before 123, Firefox before 120, Safari before 17.5).
 * They are older than those the site supports, but without this every surface would be transparent, and white text
 * would be on white buttons.
 *
 * After the root's colors it adds a copy with the light values. For screens it adds a second copy with the dark values,
 * for panels that are dark in both themes. In these browsers, anything in an industry's color takes the color of the
 * surrounding text.
 */
export const lightFallback: Plugin = {
  postcssPlugin: "light-fallback",
  OnceExit: (root, { AtRule, Rule }) => {
    const registered = new Set<string>();
    // Every browser keeps the root's value of these within the panels, too (tokens.css).
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
