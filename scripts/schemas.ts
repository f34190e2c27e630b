/** `npm run schemas`: writes the JSON Schema files that editors use for completion. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { typeConfigs } from "../src/gatsby/content/graphql-types";
import { jsonSchemaFiles } from "../src/gatsby/content/json-schema";
import { runScript } from "./run-script";

const main = async (): Promise<void> => {
  // Throws if two definitions have the same name. In a build, Gatsby would bury that message in compiled code.
  typeConfigs();
  const folder = path.resolve("data/schemas");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of jsonSchemaFiles()) {
    await writeFile(path.join(folder, name), text);
    console.log(`data/schemas/${name}`);
  }
};

runScript(main);
