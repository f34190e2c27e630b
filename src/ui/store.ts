/**
 * A value that outlives the components which show it, for `useSyncExternalStore`.
 *
 * @param initial the value until it is set
 * @returns `get` and `set`; and `subscribe`, which calls a listener at every change and returns what ends it
 */
export const createStore = <T>(initial: T) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): T => value,
    set: (next: T): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
