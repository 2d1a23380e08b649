const listeners = new Set<() => void>();

/** Somebody heard our server: a good moment for whatever waits for it. */
export function serverReached(): void {
  for (const listener of listeners) listener();
}

export function onServerReached(listener: () => void): void {
  listeners.add(listener);
}
