/** While the development server runs, changed content reaches Gatsby only when all content is valid. */
import { createRequire } from "node:module";
import path from "node:path";
import type { Reporter, SourceNodesArgs } from "gatsby";
import { reportContent } from "./report-content";

type Change = () => unknown;

/**
 * Defers changes until a check passes; then they are made in their order.
 *
 * @param isValid the check; it reports what it finds
 * @returns a function that takes a change and the name of what it changes: of several
 *   changes of one name only the last is made. It resolves when the check has been run.
 */
export const deferChanges = (isValid: () => Promise<boolean>): ((name: string, change: Change) => Promise<void>) => {
  const waiting = new Map<string, Change>();
  let changes = 0;
  let running: Promise<void> | undefined;

  /** Checks until nothing has changed meanwhile. */
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
 * @param sourceNodes the plugin's hook: it reads all files, and goes on to watch them
 * @param isValid checks all content and reports what is wrong
 */
export const withDeferredChanges =
  (sourceNodes: SourceNodes, isValid: (reporter: Reporter) => Promise<boolean>): SourceNodes =>
  async (args, options) => {
    const { createNode, deleteNode } = args.actions;
    const defer = deferChanges(() => isValid(args.reporter));
    let watching = false;
    const later = (id: string, change: Change): void => {
      if (!watching) change();
      else defer(id, change).catch((error: Error) => args.reporter.error("The content could not be checked.", error));
    };
    const actions: SourceNodesArgs["actions"] = {
      ...args.actions,
      createNode: (node) => later(node.id, () => createNode(node)),
      deleteNode: (node) => later(String(node.id), () => deleteNode(node)),
    };
    await sourceNodes({ ...args, actions }, options);
    watching = true;
  };

/** Puts this into the plugin, in `npm run develop` alone (hook `onPreInit`: before the plugin reads anything). */
export const deferContentChanges = (): void => {
  if (process.env["gatsby_executing_command"] !== "develop") return;
  // The plugin's own instance of the module, whose export can be exchanged: a bundler would make a copy.
  const require = createRequire(path.resolve("package.json"));
  const plugin = require("gatsby-source-filesystem/gatsby-node") as { sourceNodes: SourceNodes };
  plugin.sourceNodes = withDeferredChanges(plugin.sourceNodes, reportContent);
};
