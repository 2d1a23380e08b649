import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { askAgainNow, loadUntilHere } from '#platform/load-until-here.ts';

/**
 * In place of a page that did not come: asks for its files until they are here, then opens it.
 * @param isMissing false where the page threw
 * @returns what a tap on “Try again” does: without a network a reload would lose the page that says so
 */
export function useMissingPart(isMissing: boolean): () => void {
  const router = useRouter();
  useEffect(() => {
    let isOpen = isMissing;
    const files = router.state.matches.map(({ staticData }) => staticData.load);
    if (isMissing) void loadUntilHere(() => Promise.all(files.map(async (load) => load?.()))).then(() => isOpen && location.reload());
    return () => {
      isOpen = false;
    };
  }, [isMissing, router]);
  return isMissing && !navigator.onLine ? askAgainNow : () => location.reload();
}
