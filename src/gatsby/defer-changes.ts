/** While the development server runs, changed content reaches Gatsby only when all content is valid. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { NodeInput, Reporter, SourceNodesArgs } from "gatsby";
import { isDeveloping } from "./is-developing";
import { reportContent } from "./report-content";

type Change = () => unknown;

/**
 * Defers changes until a check passes, then makes them in order.
 *
 * @param isValid the check; it reports what it finds
 * @returns a function that takes a name and a change. Of several changes with the same name, only the last is made. The
 *   promise resolves when the check has run.
 */
export const deferChanges = (isValid: () => Promise<boolean>): ((name: string, change: Change) => Promise<void>) => {
  const waiting = new Map<string, Change>();
  let changes = 0;
  let running: Promise<void> | undefined;

  /** Repeats the check until no further change arrived while it ran. */
  const check = async (): Promise<boolean> => {
    for (;;) {
      const seen = changes;
      const valid = await isValid();
      if (seen === changes) return valid;
    }
  };

  const settle = async (): Promise<void> => {
    try {
      if (!(await check())) return;
      const ready = [...waiting.values()];
      waiting.clear();
      for (const change of ready) change();
    } finally {
      running = undefined;
    }
  };

  return (name, change) => {
    changes += 1;
    waiting.delete(name);
    waiting.set(name, change);
    running ??= settle();
    return running;
  };
};

type SourceNodes = (args: SourceNodesArgs, options: unknown) => Promise<unknown>;

/**
 * Wraps the sourcing of gatsby-source-filesystem.
 *
 * @param sourceNodes the plugin's hook: it reads all files, then keeps watching them
 * @param isValid checks all content and reports what is wrong
 */
export const withDeferredChanges =
  (sourceNodes: SourceNodes, isValid: (reporter: Reporter) => Promise<boolean>): SourceNodes =>
  async (args, options) => {
    const { createNode, deleteNode } = args.actions;
    const defer = deferChanges(() => isValid(args.reporter));
    /**
     * Files that the plugin has seen but Gatsby has not. The plugin deletes a node only if `getNode` finds its id, so
     * `getNode` looks here, too.
     */
    const unseen = new Map<string, NodeInput>();
    let watching = false;
    const later = (id: string, change: Change): void => {
      const deferred = defer(id, () => {
        unseen.delete(id);
        change();
      });
      deferred.catch((error: Error) => args.reporter.error("The content could not be checked.", error));
    };
    const actions: SourceNodesArgs["actions"] = {
      ...args.actions,
      createNode: (node) => {
        if (!watching) return createNode(node);
        unseen.set(node.id, node);
        // When a file is renamed, the plugin reports the new name before it removes the old one.
        later(node.id, () => existsSync(String(node["absolutePath"])) && createNode(node));
      },
      deleteNode: (node) => later(String(node.id), () => args.getNode(String(node.id)) && deleteNode(node)),
    };
    const getNode = ((id: string) => args.getNode(id) ?? unseen.get(id)) as SourceNodesArgs["getNode"];
    await sourceNodes({ ...args, actions, getNode }, options);
    watching = true;
  };

/**
 * Installs the wrapper in the plugin, for `npm run develop` only (hook `onPreInit`, before the plugin reads anything).
 */
export const deferContentChanges = (): void => {
  if (!isDeveloping()) return;
  // Require the plugin's own module instance, whose export can be replaced. A bundler would make a copy.
  const require = createRequire(path.resolve("package.json"));
  const plugin = require("gatsby-source-filesystem/gatsby-node") as { sourceNodes: SourceNodes };
  plugin.sourceNodes = withDeferredChanges(plugin.sourceNodes, reportContent);
};
