/**
 * `npm run query-types`: writes `gatsby-types.d.ts` from the definitions and queries, as a build would, but without
 * one.
 */
import { spawnSync } from "node:child_process";
import { copyFile, rm } from "node:fs/promises";
import path from "node:path";
import { runScript } from "./run-script";
import { copySite } from "./site-copy";
import { startGatsby } from "./start-gatsby";

const TYPES = "gatsby-types.d.ts";

const write = async (folder: string): Promise<void> => {
  const { store, load } = await startGatsby(folder);
  const { default: compile } = load("gatsby/dist/query/query-compiler") as { default: () => Promise<unknown> };
  const { writeTypeScriptTypes } = load("gatsby/dist/utils/graphql-typegen/ts-codegen") as {
    writeTypeScriptTypes: (...args: unknown[]) => Promise<void>;
  };
  await compile();
  const { schema, definitions, config } = store.getState();
  await writeTypeScriptTypes(folder, schema, definitions, config.graphqlTypegen);
};

const main = async (): Promise<void> => {
  const inner = process.argv[2];
  if (inner) {
    await write(inner);
    process.exit(0);
  }
  const folder = await copySite("query-types");
  try {
    const tsx = require.resolve("tsx/cli");
    const { status, error } = spawnSync(process.execPath, [tsx, __filename, folder], { stdio: "inherit" });
    if (error) throw error;
    if (status === 0) await copyFile(path.join(folder, TYPES), TYPES);
    else process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

runScript(main);
