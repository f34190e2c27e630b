import { readFileSync } from "node:fs";

/** The GraphQL queries of docs/content.md, by name. Each has its own code block, which begins with "query Name". */
export const docQueries = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync("docs/content.md", "utf8").matchAll(/```graphql\n(.*?)```/gs)].map(([, query = ""]) => [
      /^query (\w+)/.exec(query)?.[1] ?? query,
      query,
    ]),
  );
