/** `npm run schemas`: writes the JSON Schema files that editors complete from. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { jsonSchemaFiles } from "../src/gatsby/content/json-schema";

const main = async (): Promise<void> => {
  const folder = path.resolve("data/schemas");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of jsonSchemaFiles()) {
    await writeFile(path.join(folder, name), text);
    console.log(`data/schemas/${name}`);
  }
};

void main();
