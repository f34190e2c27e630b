import { SEARCH_INDEX } from "../lib/paths";
import { SEARCH_FILE_VERSION, type SearchFile } from "./entry";
import { makeIndex, type SiteIndex } from "./site-index";

/** How long the file may take, in milliseconds. */
const PATIENCE = 15_000;

const fetchFile = async (): Promise<SearchFile> => {
  const answer = await fetch(SEARCH_INDEX, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${SEARCH_INDEX} was answered with the status ${answer.status}`);
  const file = (await answer.json()) as Partial<SearchFile> | null;
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
