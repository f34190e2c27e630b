/**
 * `npm run schemas`: writes the JSON Schema files that editors use for completion, and registers them in the settings
 * of VS Code.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { typeConfigs } from "../src/gatsby/content/graphql-types";
import { editorSchemas, jsonSchemaFiles } from "../src/gatsby/content/json-schema";
import { runScript } from "./run-script";

const SETTINGS = ".vscode/settings.json";

const main = async (): Promise<void> => {
  // Throws if two definitions have the same name. In a build, Gatsby would bury that message in compiled code.
  typeConfigs();
  const folder = path.resolve("data/schemas");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of jsonSchemaFiles()) {
    await writeFile(path.join(folder, name), text);
    console.log(`data/schemas/${name}`);
  }
  const settings = JSON.parse(await readFile(SETTINGS, "utf8")) as Record<string, unknown>;
  const text = JSON.stringify({ ...settings, "json.schemas": editorSchemas() });
  await writeFile(SETTINGS, await format(text, { ...(await resolveConfig(SETTINGS)), filepath: SETTINGS }));
  console.log(SETTINGS);
};

runScript(main);
