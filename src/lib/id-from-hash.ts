/**
 * Decodes the id in the fragment of an address, as the browser itself does: "#case%2Dstudies" becomes "case-studies".
 *
 * @param hash the fragment with its #, or an empty string
 * @returns the id; a fragment with invalid encoding stays as it is
 */
export const idFromHash = (hash: string): string => {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};
