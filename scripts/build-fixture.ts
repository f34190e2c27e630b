/**
 * `npm run build:fixture`: the site of the fixed content in `__tests__/fixtures`, with forms that are
 * delivered, for the tests of forms and for the pictures. Editors never touch that content, so
 * a picture that differs shows a change of style; it never stays in `public`, so nobody deploys it.
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
