/**
 * What the browser runs first. Evaluating React, the frame of the page and
 * Gatsby in one go would hold the main thread for 100 ms on a slow phone; in
 * tasks of their own they let a tap come in between (docs/performance.md).
 * "Eager": the modules stay in the chunk that they are in anyway.
 */
// Before the router, which comes with the frame's links and reads the history's entry once.
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

// Gatsby's loader asks for further files of a page and compares versions; pages are built without the scripts that would
// say both (gatsby/finish/finish-html.ts).
Object.assign(window, { ___chunkMapping: {}, ___webpackCompilationHash: servedBuild() });
watchDrafts();
// A failure ends as an unhandled rejection, by which the loader (load-scripts.ts) knows that React will not take over.
if (!isLeft) void start();
