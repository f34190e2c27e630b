/** `npm run query-types`: writes `gatsby-types.d.ts` from the definitions and queries, as a build does, without the build. */
import { spawnSync } from "node:child_process";
import { copyFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { runScript } from "./run-script";
import { copySite } from "./site-copy";

type Context = {
  program: object;
  store?: { getState: () => { schema: unknown; definitions: unknown; config: { graphqlTypegen: unknown } } };
};
type Step = (context: Context) => Promise<object>;
type Services = Record<"initialize" | "customizeSchema" | "sourceNodes" | "buildSchema", Step>;

const TYPES = "gatsby-types.d.ts";

const write = async (folder: string): Promise<void> => {
  process.chdir(folder);
  Object.assign(process.env, {
    NODE_ENV: "production",
    gatsby_executing_command: "build",
    GATSBY_TELEMETRY_DISABLED: "1",
  });
  const load = createRequire(path.join(folder, "gatsby-node.ts"));
  const services = load("gatsby/dist/services") as Services;
  const { default: compile } = load("gatsby/dist/query/query-compiler") as { default: () => Promise<unknown> };
  const { writeTypeScriptTypes } = load("gatsby/dist/utils/graphql-typegen/ts-codegen") as {
    writeTypeScriptTypes: (...args: unknown[]) => Promise<void>;
  };
  const program = {
    directory: folder,
    _: ["build"],
    sitePackageJson: load("./package.json") as object,
    extensions: [".js", ".jsx", ".ts", ".tsx", ".json"],
    report: (load("gatsby-cli/lib/reporter") as { default: unknown }).default,
    browserslist: [],
  };
  const context: Context = { program, ...(await services.initialize({ program })) };
  await services.customizeSchema(context);
  await services.sourceNodes(context);
  await services.buildSchema(context);
  await compile();
  if (!context.store) throw new Error("query-types: Gatsby started without a store");
  const { schema, definitions, config } = context.store.getState();
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
