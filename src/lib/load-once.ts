/**
 * Memoizes a loader by address. All callers share the result for the life of the page. A failed load is not kept, so
 * the next call tries again.
 *
 * @param load loads what belongs to an address
 * @returns the memoized loader
 */
export const loadOnce = <T>(load: (address: string) => Promise<T>): ((address: string) => Promise<T>) => {
  const loaded = new Map<string, Promise<T>>();
  return (address) => {
    const known = loaded.get(address);
    if (known) return known;
    const loading = load(address);
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address));
    return loading;
  };
};
