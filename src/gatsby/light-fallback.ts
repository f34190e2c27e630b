import type { Plugin } from "postcss";

/** A color of both themes. Shadows, which hold some within, are left out: without one a panel is still a panel. */
const LIGHT_DARK = /^light-dark\(([^(),]+),[^()]+\)$/;

/**
 * Gives browsers without light-dark(), which are older than those the site
 * supports, the light theme: behind the root's colors stands a copy of them
 * with the light values. Otherwise every surface of theirs would be
 * transparent, and white text would stand on white buttons. What takes an
 * industry's color has that of the text around it there.
 */
export const lightFallback: Plugin = {
  postcssPlugin: "light-fallback",
  OnceExit: (root, { AtRule }) => {
    root.walkRules(/:root/, (rule) => {
      const nodes = rule.nodes.flatMap((node) => {
        if (node.type !== "decl") return [];
        const value = node.value.replace(LIGHT_DARK, "$1");
        return value === node.value ? [] : [node.clone({ value })];
      });
      if (nodes.length === 0) return;
      const params = "not (color:light-dark(#000,#fff))";
      rule.after(new AtRule({ name: "supports", params, nodes: [rule.clone({ nodes })] }));
    });
  },
};
