/** A value that screens follow; knows nothing of React, so that the worker and tests can use it. */
export interface Store<Value> {
  /** The value that it was made with. */
  readonly first: Value;
  get(): Value;
  /** Replaces the value and tells every listener once; the same value again tells nobody. */
  swap(next: Value): void;
  subscribe(listener: () => void): () => void;
}

/** For whoever only follows it. */
export type ReadableStore<Value> = Omit<Store<Value>, 'swap'>;

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => value,
    swap(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
