/**
 * Whether the router reads a path as it stands. It looks a page up by two
 * spellings, the browser's and its own (decoded and encoded again), and asks
 * for the page's data at the decoded path. An encoded "&", "/" or "%" gives
 * two different pages, an encoded "?" or line break the data of another page.
 *
 * @param path path as the browser has it, such as "/services/finance"
 * @returns false where the router might show another page than the host, or none
 */
export const isNormalPath = (path: string): boolean => {
  try {
    const text = decodeURIComponent(path);
    const respelled = decodeURIComponent(encodeURI(decodeURI(path)));
    return text === respelled && !/[?#%\\\p{Cc}]|\/\//u.test(text);
  } catch {
    return false;
  }
};
