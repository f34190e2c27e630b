/**
 * `npm run build:fixture`: builds the site of the fixed content in `__tests__/fixtures`, with form delivery on, for the
 * form and screenshot tests. Editors never touch that content, so a screenshot that differs shows a change of style.
 * The build never ends up in `public`, so nobody deploys it by mistake.
 */
import { rm } from "node:fs/promises";
import path from "node:path";
import { buildVariant } from "./build-variant";
import { copyFixedContent } from "./content/copy-fixed-content";
import { runScript } from "./run-script";
import { FIXTURE_BUILD } from "./server/test-builds";

const change = async (site: string): Promise<void> => {
  const data = path.join(site, "data");
  await rm(data, { recursive: true });
  await copyFixedContent(data);
};

runScript(() => buildVariant(FIXTURE_BUILD, { change, env: { GATSBY_FORMS: "netlify" } }));
