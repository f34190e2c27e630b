/**
 * First part of `npm run check:content`: checks all content without a build. Notes numbers in texts that are not those
 * of the files, and facts that have not been checked for a year.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { assertSharp } from "../src/gatsby/assert-sharp";
import { formatIssues } from "../src/gatsby/content/content-issue";
import { otherCounts } from "./content-counts";
import { staleFacts } from "./content-facts";
import { runScript } from "./run-script";

/**
 * Relative to this script, not to the working directory, so that the facts are found whichever copy's content is
 * checked.
 */
const FACTS = path.resolve(__dirname, "../docs/content-facts.md");

const main = async (): Promise<void> => {
  assertSharp();
  const { checkContent } = await import("../src/gatsby/content/check");
  const { readContentFolder } = await import("../src/gatsby/content/content-files");
  const folder = path.resolve("data");
  const { issues, files } = await checkContent(folder);
  if (issues.length > 0) {
    console.error(formatIssues(issues));
    process.exitCode = 1;
  } else {
    console.log(`${files} content files, no issue`);
    const counts = otherCounts((await readContentFolder(folder)).files);
    if (counts !== undefined) console.warn(counts);
  }
  const stale = staleFacts(await readFile(FACTS, "utf8"), new Date());
  if (stale !== undefined) console.warn(stale);
};

runScript(main);
