import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Reporter } from "gatsby";
import { checkContent } from "./content/check";
import { formatIssues } from "./content/content-issue";

/** The message that the last check printed; empty if the content was valid. */
let reported = "";

/**
 * Checks all content and reports every issue in one message.
 *
 * A build stops there. The development server prints the message and keeps running with the content that it has
 * (defer-changes.ts). It prints another message once all content is valid again.
 *
 * @param reporter Gatsby's reporter
 * @returns true if the content is valid
 */
export const reportContent = async (reporter: Reporter): Promise<boolean> => {
  const { issues } = await checkContent(path.resolve("data"));
  const message = issues.length > 0 ? formatIssues(issues) : "";
  if (message !== "" && message !== reported) reporter.panicOnBuild(message);
  if (message === "" && reported !== "") reporter.success("The content is valid again");
  reported = message;
  return issues.length === 0;
};

/** Pause between checks while invalid content keeps the development server from starting, in milliseconds. */
const PAUSE = 1000;

/**
 * Waits for valid content (hook `onPreInit`). Only the development server waits: a build has already stopped.
 *
 * @param reporter Gatsby's reporter
 */
export const waitForContent = async (reporter: Reporter): Promise<void> => {
  if (await reportContent(reporter)) return;
  reporter.info("The site starts when the content is valid.");
  while (!(await reportContent(reporter))) await setTimeout(PAUSE);
};
