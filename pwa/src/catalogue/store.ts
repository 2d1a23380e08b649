/** A value that screens follow; knows nothing of React, so that the worker and tests can use it. */
export interface Store<Value> {
  get(): Value;
  /** Replaces the value and tells every listener once; the same value again tells nobody. */
  swap(next: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
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
