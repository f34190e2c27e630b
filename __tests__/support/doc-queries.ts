import { readFileSync } from "node:fs";

/** The GraphQL queries of docs/content.md, by name: each stands in a block of its own and begins with "query Name". */
export const docQueries = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync("docs/content.md", "utf8").matchAll(/```graphql\n(.*?)```/gs)].map(([, query = ""]) => [
      /^query (\w+)/.exec(query)?.[1] ?? query,
      query,
    ]),
  );
