/**
 * The address that a path with encoded signs stands for. Gatsby's router reads
 * a path more than once: an encoded slash, "?", "#" or percent sign makes it
 * look for one page and render another, which leaves the window blank.
 *
 * @param path path as the browser has it, such as "/services%2Ffinance"
 * @returns a path that the router reads as it stands: encoded slashes become
 *   slashes, the other signs and broken encodings are left out
 */
export const plainPath = (path: string): string => {
  const plain = path.replace(/%(?:2f|5c)/gi, "/").replace(/%(?:23|25|3f)/gi, "");
  try {
    decodeURIComponent(plain);
  } catch {
    return plain.replace(/%[0-9a-f]{0,2}/gi, "").replace(/\/{2,}/g, "/");
  }
  return plain === path ? path : plain.replace(/\/{2,}/g, "/");
};
