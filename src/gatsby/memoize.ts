/**
 * Caches the results of a function.
 *
 * @param compute called once for each key; if it returns a promise, all callers share that promise
 * @returns the same function with a cache, which lives as long as the function does
 */
export const memoize = <Value extends object | string>(compute: (key: string) => Value): ((key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};
