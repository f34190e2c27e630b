import type { Plugin } from "postcss";

/** How Tailwind asks whether a browser mixes colors. */
const ASKS = /^\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/;

/**
 * Removes what Tailwind adds for browsers without color-mix() (Chrome before 111, Firefox before 113, Safari before
 * 16.2): a copy of each mixed color that ignores the share, before the real one in a condition. The supported browsers
 * all mix colors, and in an industry page's own styles these copies weigh up to a quarter of a kilobyte.
 *
 * Must run after Tailwind's plugin. It has no option for this.
 */
export const colorMix: Plugin = {
  postcssPlugin: "color-mix",
  OnceExit: (root) => {
    root.walkAtRules("supports", (condition) => {
      if (!ASKS.test(condition.params)) return;
      const before = condition.prev();
      condition.each((node) => {
        if (node.type === "rule" && before?.type === "rule" && before.selector === node.selector) {
          const mixed = new Set(node.nodes.map((entry) => (entry.type === "decl" ? entry.prop : "")));
          before.each((entry) => {
            if (entry.type === "decl" && mixed.has(entry.prop)) entry.remove();
          });
          before.append(node.nodes);
          node.remove();
        }
      });
      condition.replaceWith(condition.nodes ?? []);
    });
  },
};
