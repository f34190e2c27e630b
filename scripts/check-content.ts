/** `npm run check:content`: checks all content without a build. */
import path from "node:path";
import { checkContent } from "../src/gatsby/content/check";
import { formatFaults } from "../src/gatsby/content/faults";

const main = async (): Promise<void> => {
  const { faults, files } = await checkContent(path.resolve("data"));
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    process.exitCode = 1;
  } else {
    console.log(`${files} content files, no fault`);
  }
};

void main();
