import { useSyncExternalStore } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';

/** How the app is shown: as the phone says, or as somebody chose. `sun` is black on white with heavier text. */
export const displays = ['auto', 'light', 'dark', 'sun'] as const;
export type Display = (typeof displays)[number];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isDisplay = (value: unknown): value is Display => displays.some((display) => display === value);

// `entry/start.ts` wrote it there before the first paint.
const chosen = (): Display => {
  const { theme } = document.documentElement.dataset;
  return isDisplay(theme) ? theme : 'auto';
};

export const useDisplay = (): Display => useSyncExternalStore(subscribe, chosen, () => 'auto');

export function chooseDisplay(display: Display): void {
  const { dataset } = document.documentElement;
  if (display === 'auto') delete dataset.theme;
  else dataset.theme = display;
  // Where storage is blocked the choice lasts as long as the page.
  if (display === 'auto') safeStorage.remove('display');
  else safeStorage.set('display', display);
  for (const listener of listeners) listener();
}
