import { useEffect, useRef } from 'react';

import { whenTypingPauses } from '#platform/when-typing-pauses.ts';

/**
 * Counts a search that finds nothing, once somebody has stopped typing it; the same text once while the page stands.
 * @param text what was searched; empty while something was found
 */
export function useMissedSearch(text: string): void {
  const counted = useRef('');
  useEffect(() => {
    if (text === '' || text === counted.current) return;
    return whenTypingPauses(() => {
      counted.current = text;
      void count(text);
    });
  }, [text]);
}

const count = (text: string) => import('./missed-searches.ts').then(({ countMissed }) => countMissed(text)).catch(() => undefined);
