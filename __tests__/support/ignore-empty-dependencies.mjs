/**
 * A Stryker plugin (stryker.config.mjs) that leaves empty dependency arrays alone, as in `useEffect(…, [])`. Stryker
 * would insert a constant, which is the same at every render, so no test could notice.
 */
const REASON = "A constant dependency is as good as none.";

const isHook = ({ type, name = "" }) => type === "Identifier" && /^use[A-Z]/.test(name);

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "empty-dependencies",
    value: {
      shouldIgnore: ({ node, parent }) =>
        node.type === "ArrayExpression" &&
        node.elements.length === 0 &&
        parent.type === "CallExpression" &&
        isHook(parent.callee) &&
        parent.arguments.length > 1 &&
        parent.arguments.at(-1) === node
          ? REASON
          : undefined,
    },
  },
];
