import { useSyncExternalStore } from 'react';

import { lessMotion } from '#ui/page/scroll.ts';

function whenChanged(onChange: () => void): () => void {
  const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/** Whether the visitor asked for less motion; a server cannot know and says no. */
export const useLessMotion = (): boolean => useSyncExternalStore(whenChanged, lessMotion, () => false);
