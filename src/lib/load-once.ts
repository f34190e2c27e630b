/**
 * Loads what belongs to an address once. All who ask share it for the life of the page; what failed is loaded anew when
 * it is asked for again.
 *
 * @param load loads what belongs to an address
 * @returns the same function, with a memory
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
