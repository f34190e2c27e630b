import { filesBelow } from "../../src/gatsby/finish/files-below";

/**
 * Paths of the files of a built site, with a leading slash.
 *
 * @param folder the built site
 */
export const filesOf = (folder: string): string[] => filesBelow(folder).map((name) => `/${name}`);
