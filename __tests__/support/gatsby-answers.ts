import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import { copySite } from "../../scripts/site-copy";

export type Answer = { data?: Record<string, unknown>; errors?: readonly { message: string }[] };

/**
 * Runs queries in a real Gatsby with the real content.
 *
 * @param queries queries by name
 * @returns Gatsby's schema, and the results by name
 */
export const gatsbyAnswers = async (
  queries: Readonly<Record<string, string>>,
): Promise<{ schema: GraphQLSchema; answers: Record<string, Answer> }> => {
  const folder = await copySite("gatsby-answers");
  try {
    const script = path.resolve("__tests__/support/ask-gatsby.ts");
    const running = promisify(execFile)("node_modules/.bin/tsx", [script, folder]);
    running.child.stdin?.end(JSON.stringify(queries));
    await running;
    const { introspection, ...answers } = JSON.parse(
      await readFile(path.join(folder, "answers.json"), "utf8"),
    ) as Record<string, Answer>;
    return { schema: buildClientSchema(introspection?.data as unknown as IntrospectionQuery), answers };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
