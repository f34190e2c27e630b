/**
 * `npm run build:forms`: a second build, in which forms are delivered, for the
 * browser tests. It never stays in `public`, so that it cannot be deployed by mistake.
 */
import { execSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { FORMS_BUILD } from "./server/test-builds";

execSync("npm run build", { stdio: "inherit", env: { ...process.env, GATSBY_FORMS: "netlify" } });
rmSync(FORMS_BUILD, { recursive: true, force: true });
mkdirSync(path.dirname(FORMS_BUILD), { recursive: true });
renameSync("public", FORMS_BUILD);
