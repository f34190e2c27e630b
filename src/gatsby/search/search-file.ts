/** The search index file: what goes into it, and where it is written. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { asTyped } from "../../lib/as-typed";
import { INTENTS_FILE, SEARCH_INDEX } from "../../lib/paths";
import { SEARCH_FILE_VERSION, type IntentsFile, type SearchEntry, type SearchFile } from "../../search/entry";
import { intentLetter, shortLetters } from "../../search/intent-letters";
import { intentOf, intentTermsOf, makeIntents } from "../../search/intents";
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

type Terms = readonly (readonly [term: string, letters: string])[];

/** Terms are sorted by their letters, which compresses best. */
const fileOf = (answers: IntentsFile["answers"], terms: Terms): IntentsFile => {
  const inOrder = terms.map(([term, letters]) => [letters, term] as const).sort();
  return {
    version: SEARCH_FILE_VERSION,
    answers,
    terms: inOrder.map(([, term]) => term).join(" "),
    letters: inOrder.map(([letters]) => shortLetters(letters)).join(" "),
  };
};

/**
 * The collected questions as term counts for the classifier. Their words take half the bytes of their sentences. A word
 * that only one question contains is left out if that question is classified correctly without it.
 *
 * @param contentsOf the content
 */
export const intentsFile = (contentsOf: ContentsOf): IntentsFile => {
  // The first intents have the shortest letters.
  const groups = contentsOf(intents)
    .flatMap((content) => content.intents)
    .toSorted((one, other) => other.asks.length - one.asks.length);
  const answers = groups.map(({ answer, search }) => answer ?? (search ? "search" : "none"));
  const letters = new Map<string, string>();
  for (const [place, { asks }] of groups.entries())
    for (const term of asks.flatMap(intentTermsOf)) letters.set(term, (letters.get(term) ?? "") + intentLetter(place));
  const isSingle = (term: string) => letters.get(term)?.length === 1;
  const termsWhere = (isKept: (term: string) => boolean): Terms => [...letters].filter(([term]) => isKept(term));

  const withoutSingle = makeIntents(
    fileOf(
      answers,
      termsWhere((term) => !isSingle(term)),
    ),
  );
  const needed = new Set(
    groups.flatMap(({ asks }, place) =>
      asks.flatMap((ask) => {
        const single = intentTermsOf(ask).filter(isSingle);
        const isTold = single.length === 0 || intentOf(withoutSingle, ask, () => "elsewhere") === answers[place];
        return isTold ? [] : single;
      }),
    ),
  );
  return fileOf(
    answers,
    termsWhere((term) => !isSingle(term) || needed.has(term)),
  );
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
