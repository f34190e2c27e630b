import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "./content/check";
import { formatFaults } from "./content/faults";

/** What the last check found, as it was printed; empty where the content was sound. */
let reported = "";

/**
 * Checks all content and reports every fault in one message.
 *
 * A build stops there. The development server prints the message and goes on
 * with the content that it has; it says so when the fault is mended.
 *
 * @param reporter Gatsby's reporter
 * @returns true where the content is sound
 */
export const reportContent = async (reporter: Reporter): Promise<boolean> => {
  const { faults } = await checkContent(path.resolve("data"));
  const message = faults.length > 0 ? formatFaults(faults) : "";
  if (message !== "" && message !== reported) reporter.panicOnBuild(message);
  if (message === "" && reported !== "") reporter.success("The content is sound again");
  reported = message;
  return faults.length === 0;
};

/**
 * Checks again after a change while the development server runs; a build checks
 * once, before anything else.
 *
 * @param reporter Gatsby's reporter
 */
export const reportChangedContent = async (reporter: Reporter): Promise<void> => {
  if (process.env["gatsby_executing_command"] === "develop") await reportContent(reporter);
};
