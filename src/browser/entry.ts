/**
 * The browser's entry point. Evaluating React, the frame of the page and Gatsby in one task would block the main thread
 * for 100 ms on a slow phone. Separate tasks let it handle a tap in between (docs/performance.md). "Eager" keeps the
 * modules in the chunk that they are in anyway.
 */
// Must run before the router, which comes with the frame's links and reads the history entry once.
import { isLeft } from "./history-entry";
import { servedBuild } from "./served-page";
import { watchDrafts } from "../ui/form/draft";

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const start = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../frame/layout");
  await nextTask();
  await import(/* webpackMode: "eager" */ "$gatsby-app");
};

// Gatsby's loader uses these to find further files of a page and to compare versions. The scripts that would set them
// are not part of the built pages (gatsby/finish/finish-html.ts).
Object.assign(window, { ___chunkMapping: {}, ___webpackCompilationHash: servedBuild() });
watchDrafts();
// A failure must stay an unhandled rejection: it tells the loader (load-scripts.ts) that React will not take over.
if (!isLeft) void start();
