/**
 * The id that a fragment of an address names, as the browser itself reads it: "#case%2Dstudies" is "case-studies".
 *
 * @param hash the fragment, with its #, or an empty text
 * @returns the id; a fragment that is not well encoded is taken as it stands
 */
export const idFromHash = (hash: string): string => {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};
