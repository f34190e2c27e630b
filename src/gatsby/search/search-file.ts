/** The file of the search index: what it is made of, and where it is written. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { SEARCH_INDEX } from "../../lib/paths";
import { SEARCH_FILE_VERSION, type SearchFile } from "../../search/entry";
import type { ContentOf } from "../content/collections";
import { SEARCH_QUERY } from "./search-query";
import { searchEntries, type SearchContent } from "./search-entries";

/** Content of the index: what can be found, and what the assistant suggests to ask. */
export type SearchData = SearchContent & { search: ContentOf<"SearchSettings">; assistant: ContentOf<"Assistant"> };

/**
 * The file that the browser fetches. It follows from the content alone, so a build that goes on from an earlier one
 * writes the same.
 *
 * @param data the content
 */
export const searchFile = (data: SearchData): SearchFile => ({
  version: SEARCH_FILE_VERSION,
  brand: data.settings.brand,
  entries: searchEntries(data),
  synonyms: data.search.synonyms.map(({ said, means, asks }) => ({ said, means, ...(asks ? { asks } : {}) })),
  suggestions: Object.fromEntries(data.assistant.suggestions.map(({ href, questions }) => [href, questions])),
});

/** What GraphQL answers: lists as connections. */
type SearchAnswer = Omit<SearchData, "industries" | "posts" | "people" | "offices" | "questions"> & {
  [List in "industries" | "posts" | "people" | "offices" | "questions"]: { nodes: SearchData[List] };
};

/**
 * Asks for the content of the index.
 *
 * @param graphql Gatsby's own
 * @returns the file's text
 * @throws where the query fails
 */
export const searchFileText = async (graphql: CreatePagesArgs["graphql"]): Promise<string> => {
  const { data, errors } = await graphql<SearchAnswer>(SEARCH_QUERY);
  if (!data || errors) throw new Error(`The search index could not be made: ${JSON.stringify(errors)}`);
  const { industries, posts, people, offices, questions } = data;
  return JSON.stringify(
    searchFile({
      ...data,
      industries: industries.nodes,
      posts: posts.nodes,
      people: people.nodes,
      offices: offices.nodes,
      questions: questions.nodes,
    }),
  );
};

/** Writes the index where the development server serves files from; a build writes it with the site (finish-build.ts). */
export const serveSearchFile = async (graphql: CreatePagesArgs["graphql"]): Promise<void> =>
  writeFile(path.join("public", SEARCH_INDEX), await searchFileText(graphql));
