/** The file of the search index: what it is made of, and where it is written. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { asTyped } from "../../lib/as-typed";
import { SEARCH_INDEX } from "../../lib/paths";
import { SEARCH_FILE_VERSION, type SearchFile } from "../../search/entry";
import { PAGE_TYPES } from "../content/collections";
import { assistant } from "../content/definitions/assistant";
import type { ContentsOf } from "../content/definitions/collection";
import { searchSettings } from "../content/definitions/search-settings";
import { site } from "../content/definitions/site-settings";
import { inListOrder } from "../content/list-order";

/**
 * The file that the browser fetches. It follows from the content alone, so a build that goes on from an earlier one
 * writes the same.
 *
 * @param contentsOf the content
 */
export const searchFile = (contentsOf: ContentsOf): SearchFile => ({
  version: SEARCH_FILE_VERSION,
  brand: contentsOf(site)[0]?.brand ?? "",
  entries: PAGE_TYPES.flatMap((type) => contentsOf(type).flatMap((content) => type.page.search(content, contentsOf))),
  synonyms: contentsOf(searchSettings).flatMap(({ synonyms }) => synonyms),
  suggestions: Object.fromEntries(
    contentsOf(assistant).flatMap(({ suggestions }) => suggestions.map(({ href, questions }) => [href, questions])),
  ),
});

type GetNodes = NodePluginArgs["getNodesByType"];

/**
 * The text of that file.
 *
 * @param getNodesByType Gatsby's own: its nodes hold the complete content
 */
export const searchFileText = (getNodesByType: GetNodes): string =>
  // Gatsby gives nodes in the order in which they were made, which differs where a build goes on from an earlier one.
  // What is searched for is typed with plain spaces.
  asTyped(JSON.stringify(searchFile((({ type }) => getNodesByType(type).toSorted(inListOrder)) as ContentsOf)));

/** Writes the index where the development server serves files from; a build writes it with the site (finish-build.ts). */
export const serveSearchFile = async (getNodesByType: GetNodes): Promise<void> =>
  writeFile(path.join("public", SEARCH_INDEX), searchFileText(getNodesByType));
