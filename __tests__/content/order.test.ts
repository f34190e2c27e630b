/** @jest-environment node */
/** Gatsby gives nodes in the order in which they were made, which differs where a build goes on from an earlier one. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A list of nodes in a query, with its arguments. */
const LIST = /\ball[A-Z]\w+\s*(\([^)]*\))?\s*\{/g;

/** What gatsby-node.ts asks for is ordered where it is written. */
const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((name) => path.join("src", name));

const lists = files
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) =>
    Array.from(readFileSync(name, "utf8").matchAll(LIST), ([list, given = ""]) => ({
      name,
      list,
      sorted: given.includes("sort:"),
    })),
  );

it("every list that a page or the search asks for has an order", () => {
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter(({ sorted }) => !sorted)).toEqual([]);
});
