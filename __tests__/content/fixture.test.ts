/** @jest-environment node */
/** The content of `npm run build:fixture` meets the definitions too. Its images are drawn by that script. */
import { FIXTURE_CONTENT } from "../../scripts/server/test-builds";
import { checkFile, checkTogether } from "../../src/gatsby/content/check";
import { readContentFolder } from "../../src/gatsby/content/content-files";
import { formatIssue } from "../../src/gatsby/content/content-issue";

it("a new field or page stands in __tests__/fixtures/content as well", async () => {
  const { files } = await readContentFolder(FIXTURE_CONTENT);
  const checked = files.map((file) => checkFile(file));
  const issues = [...checked.flatMap((file) => file.issues), ...checkTogether(checked)];
  // Messages speak of the site's own content.
  const inFixture = issues.map((issue) => ({ ...issue, file: issue.file.replace("data", FIXTURE_CONTENT) }));
  expect(inFixture.map(formatIssue)).toEqual([]);
});
