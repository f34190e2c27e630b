/**
 * Starts Gatsby in a folder and asks it: the schema and the answers are the real ones.
 *
 * Run by `gatsby-answers.ts`: `tsx ask-gatsby.ts <folder>`, queries by name as
 * JSON on standard input; the answers are written to `<folder>/answers.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { getIntrospectionQuery } from "graphql";
import { startGatsby } from "../../scripts/start-gatsby";

type Runner = (query: string) => Promise<unknown>;

const answer = async (): Promise<void> => {
  const [folder = ""] = process.argv.slice(2);
  const { store, reporter, load } = await startGatsby(folder);
  const { createGraphQLRunner } = load("gatsby/dist/bootstrap/create-graphql-runner") as {
    createGraphQLRunner: (store: object, reporter: unknown) => Runner;
  };
  const run = createGraphQLRunner(store, reporter);
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
