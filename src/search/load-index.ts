import { fetchJson } from "../lib/fetch-json";
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

/** Loads at the first call; a call after one that failed tries again. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
};

/**
 * The search index of the site.
 *
 * @throws where its file does not come, is damaged, or is of another version than the scripts
 */
export const loadIndex: () => Promise<SiteIndex> = once(async () =>
  makeIndex(await fetchFile<SearchFile>(SEARCH_INDEX)),
);

const loadIntents = once(async () => makeIntents(await fetchFile<IntentsFile>(INTENTS_FILE)));

/**
 * What the assistant answers from: the index, and what visitors ask.
 *
 * @throws as {@link loadIndex}
 */
export const loadAnswers = (): Promise<[SiteIndex, Intents]> => Promise.all([loadIndex(), loadIntents()]);
