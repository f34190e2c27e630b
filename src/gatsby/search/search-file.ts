/** The search index file: what goes into it, and where it is written. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { asTyped } from "../../lib/as-typed";
import { INTENTS_FILE, SEARCH_INDEX } from "../../lib/paths";
import { SEARCH_FILE_VERSION, type IntentsFile, type SearchEntry, type SearchFile } from "../../search/entry";
import { intentLetter, shortLetters } from "../../search/intent-letters";
import { intentTermsOf } from "../../search/intents";
import { PAGE_TYPES } from "../content/collections";
import { assistant } from "../content/definitions/assistant";
import type { ContentsOf } from "../content/definitions/collection";
import { intents } from "../content/definitions/intents";
import { searchSettings } from "../content/definitions/search-settings";
import { site } from "../content/definitions/site-settings";
import { inListOrder } from "../content/list-order";

/**
 * Makes every entry of the index.
 *
 * @param contentsOf the content
 */
export const searchEntries = (contentsOf: ContentsOf): SearchEntry[] =>
  PAGE_TYPES.flatMap((type) => contentsOf(type).flatMap((content) => type.page.search(content, contentsOf)));

/**
 * The collected questions as term counts for the classifier. Their words take half the bytes of their sentences.
 *
 * @param contentsOf the content
 */
export const intentsFile = (contentsOf: ContentsOf): IntentsFile => {
  const all = contentsOf(intents).flatMap((content) => content.intents);
  const terms = new Map<string, string>();
  for (const [place, { asks }] of all.entries())
    for (const term of asks.flatMap(intentTermsOf)) terms.set(term, (terms.get(term) ?? "") + intentLetter(place));
  const inOrder = [...terms].map(([term, letters]) => [letters, term] as const).sort();
  return {
    version: SEARCH_FILE_VERSION,
    answers: all.map(({ answer, search }) => answer ?? (search ? "search" : "none")),
    terms: inOrder.map(([, term]) => term).join(" "),
    letters: inOrder.map(([letters]) => shortLetters(letters)).join(" "),
  };
};

/**
 * The file that the browser fetches. It depends on the content alone, so a build that reuses an earlier one writes the
 * same file.
 *
 * @param contentsOf the content
 */
export const searchFile = (contentsOf: ContentsOf): SearchFile => ({
  version: SEARCH_FILE_VERSION,
  brand: contentsOf(site)[0]?.brand ?? "",
  entries: searchEntries(contentsOf),
  synonyms: contentsOf(searchSettings).flatMap(({ synonyms }) => synonyms),
  suggestions: Object.fromEntries(
    contentsOf(assistant).flatMap(({ suggestions }) => suggestions.map(({ href, questions }) => [href, questions])),
  ),
});

type GetNodes = NodePluginArgs["getNodesByType"];

/**
 * The files that the search and the assistant fetch, as text by address.
 *
 * @param getNodesByType Gatsby's function, whose nodes hold the complete content
 */
export const searchFiles = (getNodesByType: GetNodes): Readonly<Record<string, string>> => {
  // Gatsby returns nodes in creation order, which differs if a build reuses an earlier one.
  const contentsOf = (({ type }) => getNodesByType(type).toSorted(inListOrder)) as ContentsOf;
  // Visitors type plain spaces.
  const textOf = (file: SearchFile | IntentsFile): string => asTyped(JSON.stringify(file));
  return { [SEARCH_INDEX]: textOf(searchFile(contentsOf)), [INTENTS_FILE]: textOf(intentsFile(contentsOf)) };
};

/**
 * Writes the files to where the development server serves them. A build writes them with the site (finish-build.ts).
 */
export const serveSearchFiles = async (getNodesByType: GetNodes): Promise<void> => {
  for (const [name, text] of Object.entries(searchFiles(getNodesByType)))
    await writeFile(path.join("public", name), text);
};
