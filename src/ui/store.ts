/**
 * A store for a value that outlives the components that show it, for `useSyncExternalStore`.
 *
 * @param initial the initial value
 * @returns `get` and `set`, and `subscribe`, which calls a listener at every change and returns an unsubscribe function
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
