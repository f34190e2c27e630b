/**
 * Edit distance of two texts (optimal string alignment): the least number of letters to insert, delete or replace, or
 * of neighbors to swap.
 *
 * @param a one text
 * @param b the other text
 * @returns the number of changes
 */
export const editDistance = (a: string, b: string): number => {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  // Only read from the second row on: the first letter has no neighbor before it to swap with.
  let beforeLast = last;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? (beforeLast[column - 2] ?? Infinity) + 1
          : Infinity;
      current.push(Math.min(replaced, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
};

/**
 * The known name that a mistyped name most likely stands for.
 *
 * @param name the name as typed; only its first 60 letters are compared
 * @param known the names that exist
 * @returns the nearest name; undefined if more than two letters in five would have to change
 */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const wanted = name.slice(0, 60).toLowerCase();
  let best: { name: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= Math.max(wanted.length, candidate.length) * 0.4 && (!best || distance < best.distance)) {
      best = { name: candidate, distance };
    }
  }
  return best?.name;
};

const lastPart = (path: string): string => path.replace(/^.*\//, "");

/**
 * The known path that a mistyped path most likely stands for. Only the last parts are compared: all industries start
 * with "/services/", which would make any two of them similar.
 *
 * @param path the path as typed, without a trailing slash
 * @param known the paths that exist
 * @returns the nearest path; undefined if none is near ({@link nearestName})
 */
export const nearestPath = (path: string, known: readonly string[]): string | undefined => {
  const near = nearestName(lastPart(path), known.map(lastPart).filter(Boolean));
  return known.find((candidate) => near !== undefined && lastPart(candidate) === near);
};
