import { useEffect } from 'react';

import type { Saved } from '#local/mine-db.ts';
import { useStore } from '#platform/use-store.ts';
import { savedHere } from './saved.ts';

let isFollowed = false;

/** Another tab may have changed it while this one was behind. */
function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  void savedHere.read();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void savedHere.read());
}

/** What is saved on this phone; undefined until it was read. Only for files that load when they are used. */
export function useSaved(): Saved | undefined {
  useEffect(follow, []);
  return useStore(savedHere.saved);
}
