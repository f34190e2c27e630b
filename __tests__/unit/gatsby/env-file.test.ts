/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEnvFile } from "../../../src/gatsby/env-file";

const { NODE_ENV, GATSBY_ACTIVE_ENV, GATSBY_FORMS } = process.env;
const here = process.cwd();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "env-"));
  process.chdir(folder);
  Object.assign(process.env, { NODE_ENV: "production" });
  delete process.env.GATSBY_FORMS;
});

afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
  const before = { NODE_ENV, GATSBY_ACTIVE_ENV, GATSBY_FORMS };
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
});

test.each([
  ["production", undefined, ".env.production"],
  ["production", "staging", ".env.staging"],
  ["development", undefined, ".env.development"],
])("with NODE_ENV %s and GATSBY_ACTIVE_ENV %s, %s counts", (mode, active, name) => {
  Object.assign(process.env, { NODE_ENV: mode }, active && { GATSBY_ACTIVE_ENV: active });
  writeFileSync(name, "# delivery\nGATSBY_FORMS=netlify\n");
  readEnvFile();
  expect(process.env.GATSBY_FORMS).toBe("netlify");
});

test("what the environment says wins, an empty text included", () => {
  process.env.GATSBY_FORMS = "";
  writeFileSync(".env.production", "GATSBY_FORMS=netlify");
  readEnvFile();
  expect(process.env.GATSBY_FORMS).toBe("");
});

test("without such a file nothing is set", () => {
  readEnvFile();
  expect(process.env.GATSBY_FORMS).toBeUndefined();
});
