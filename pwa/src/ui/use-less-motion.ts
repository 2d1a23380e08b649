import { useSyncExternalStore } from 'react';

import { lessMotion } from './scroll.ts';

function whenChanged(tell: () => void): () => void {
  const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
  preference.addEventListener('change', tell);
  return () => preference.removeEventListener('change', tell);
}

/** Whether the visitor asked for less motion; a server cannot know and says no. */
export const useLessMotion = (): boolean => useSyncExternalStore(whenChanged, lessMotion, () => false);
