import { fetchJson } from "../lib/fetch-json";
import { loadOnce } from "../lib/load-once";
import { INTENTS_FILE, SEARCH_INDEX } from "../lib/paths";
import { SEARCH_FILE_VERSION, type IntentsFile, type SearchFile } from "./entry";
import { makeIntents, type Intents } from "./intents";
import { makeIndex, type SiteIndex } from "./site-index";

const fetchFile = async <File extends SearchFile | IntentsFile>(path: string): Promise<File> => {
  const file = (await fetchJson(path)) as Partial<File> | null;
  if (file?.version !== SEARCH_FILE_VERSION)
    throw new Error(`${path} is of version ${String(file?.version)}, not ${SEARCH_FILE_VERSION}: load the page again`);
  return file as File;
};

const indexAt = loadOnce(async (path) => makeIndex(await fetchFile<SearchFile>(path)));
const intentsAt = loadOnce(async (path) => makeIntents(await fetchFile<IntentsFile>(path)));

/**
 * Loads the search index of the site.
 *
 * @throws if the file cannot be fetched, is damaged, or has another version than the scripts
 */
export const loadIndex = (): Promise<SiteIndex> => indexAt(SEARCH_INDEX);

/**
 * Loads what the assistant answers from: the index and the collected questions.
 *
 * @throws as {@link loadIndex}
 */
export const loadAnswers = (): Promise<[SiteIndex, Intents]> => Promise.all([loadIndex(), intentsAt(INTENTS_FILE)]);
