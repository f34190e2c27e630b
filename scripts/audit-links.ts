/**
 * `npm run audit:links`: follows every link of the built site in `public`. External addresses are listed, not fetched.
 */
import { readEnvFile } from "../src/gatsby/env-file";
import { readSiteUrl } from "../src/gatsby/site-url";
import { auditLinks } from "./audit/links";
import { plannedPaths } from "./audit/planned-paths";
import { runScript } from "./run-script";

const list = (heading: string, lines: readonly string[]): void => {
  console.log(`${heading}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
};

const main = async (): Promise<void> => {
  // The build reads its settings, the site's address among them, from the same file.
  readEnvFile("production");
  const { broken, planned, external } = auditLinks("public", await plannedPaths("data"), readSiteUrl());
  list("Outside the site", external);
  list("Planned, with no page yet", planned);
  list("Broken", broken);
  process.exitCode = broken.length > 0 ? 1 : 0;
};

runScript(main);
