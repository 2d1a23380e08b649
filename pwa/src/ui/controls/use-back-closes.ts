import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from '#platform/overlay-history.ts';

/** Back closes what lies over the page, as its cross does, and the page stays. */
export function useBackCloses(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => openOverlay(() => closeNow()), []);
}
