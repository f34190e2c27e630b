/** `npm run check:content`: checks all content without a build. */
import path from "node:path";
import { formatIssues } from "../src/gatsby/content/content-issue";
import { needSharp } from "../src/gatsby/need-sharp";

const main = async (): Promise<void> => {
  needSharp();
  const { checkContent } = await import("../src/gatsby/content/check");
  const { issues, files } = await checkContent(path.resolve("data"));
  if (issues.length > 0) {
    console.error(formatIssues(issues));
    process.exitCode = 1;
  } else {
    console.log(`${files} content files, no issue`);
  }
};

void main();
