/**
 * Starts a real Gatsby in a folder and runs queries.
 *
 * `gatsby-answers.ts` runs it as `tsx ask-gatsby.ts <folder>`. It reads queries by name as JSON from standard input,
 * and writes the results to `<folder>/answers.json`.
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
