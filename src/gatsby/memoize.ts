/**
 * Remembers what a function has returned.
 *
 * @param compute called once for each key; where it returns a promise, all who ask share it
 * @returns the same function, with a memory that lives as long as it does
 */
export const memoize = <Value extends object | string>(compute: (key: string) => Value): ((key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};
