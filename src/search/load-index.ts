import { fetchJson } from "../lib/fetch-json";
import { SEARCH_INDEX } from "../lib/paths";
import { SEARCH_FILE_VERSION, type SearchFile } from "./entry";
import { makeIndex, type SiteIndex } from "./site-index";

const fetchFile = async (): Promise<SearchFile> => {
  const file = (await fetchJson(SEARCH_INDEX)) as Partial<SearchFile> | null;
  if (file?.version !== SEARCH_FILE_VERSION)
    throw new Error(
      `${SEARCH_INDEX} is of version ${String(file?.version)}, not ${SEARCH_FILE_VERSION}: load the page again`,
    );
  return file as SearchFile;
};

let index: Promise<SiteIndex> | undefined;

/**
 * The search index of the site. The file is fetched at the first call; a call after one that failed tries again.
 *
 * @throws where the file does not come, is damaged, or is of another version than the scripts
 */
export const loadIndex = (): Promise<SiteIndex> => {
  index ??= fetchFile()
    .then(makeIndex)
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  return index;
};
