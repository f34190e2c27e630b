/** `npm run check:content`: checks all content without a build. */
import path from "node:path";
import { formatFaults } from "../src/gatsby/content/faults";
import { needSharp } from "../src/gatsby/need-sharp";

const main = async (): Promise<void> => {
  needSharp();
  const { checkContent } = await import("../src/gatsby/content/check");
  const { faults, files } = await checkContent(path.resolve("data"));
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    process.exitCode = 1;
  } else {
    console.log(`${files} content files, no fault`);
  }
};

void main();
