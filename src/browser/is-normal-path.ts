/**
 * Whether the router reads a path literally. It looks up a page by two spellings, the browser's and its own (decoded
 * and encoded again), and it requests the page's data at the decoded path. An encoded "&", "/" or "%" therefore gives
 * two different pages, and an encoded "?" or line break gives the data of another page.
 *
 * @param path path as the browser has it, such as "/services/finance"
 * @returns false if the router might show another page than the host, or no page
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
