/**
 * Starts Gatsby in a folder as far as its GraphQL schema, without a bundler,
 * and asks it: the schema and the answers are the real ones.
 *
 * Run by `gatsby-answers.ts`: `tsx ask-gatsby.ts <folder>`, queries by name as
 * JSON on standard input; the answers are written to `<folder>/answers.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { getIntrospectionQuery } from "graphql";

type Context = { program: object; store?: object };
type Step = (context: Context) => Promise<object>;
type Services = Record<"initialize" | "customizeSchema" | "sourceNodes" | "buildSchema", Step>;
type Runner = (query: string) => Promise<unknown>;

const [folder = ""] = process.argv.slice(2);
Object.assign(process.env, {
  NODE_ENV: "production",
  gatsby_executing_command: "build",
  GATSBY_TELEMETRY_DISABLED: "1",
});
process.chdir(folder);

// Gatsby exports none of this, and describes none of it in types.
const load = createRequire(path.join(folder, "gatsby-node.ts"));
const services = load("gatsby/dist/services") as Services;
const { createGraphQLRunner } = load("gatsby/dist/bootstrap/create-graphql-runner") as {
  createGraphQLRunner: (store: object | undefined, reporter: unknown) => Runner;
};
const { default: reporter } = load("gatsby-cli/lib/reporter") as { default: unknown };

const answer = async (): Promise<void> => {
  const program = {
    directory: folder,
    _: ["build"],
    sitePackageJson: load("./package.json") as object,
    extensions: [".js", ".jsx", ".ts", ".tsx", ".json"],
    report: reporter,
    browserslist: [],
  };
  const context: Context = { program, ...(await services.initialize({ program })) };
  await services.customizeSchema(context);
  await services.sourceNodes(context);
  await services.buildSchema(context);
  const run = createGraphQLRunner(context.store, reporter);
  const queries = JSON.parse(readFileSync(0, "utf8")) as Record<string, string>;
  const answers: Record<string, unknown> = { introspection: await run(getIntrospectionQuery()) };
  for (const [name, query] of Object.entries(queries)) answers[name] = await run(query);
  writeFileSync("answers.json", JSON.stringify(answers));
};

answer().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
