import type { SearchAnswer } from '@helpdesk/contract/calls/search';
import { normalise } from '@helpdesk/contract/search/search-normalise';
import { useMemo } from 'react';

import { here } from '#catalogue/here.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { useIsPrepared } from '#catalogue/use-is-prepared.ts';
import { useMissedSearch } from '#mine/use-missed-search.ts';
import { useStore } from '#platform/use-store.ts';

import { useServerSearch } from './use-server-search.ts';

interface Everything {
  /** What the text finds in the whole catalogue, or nearly; undefined while it asks for nothing, or nobody has answered. */
  readonly found?: SearchAnswer;
  /** Why nobody has answered. */
  readonly waits?: 'asking' | 'failed';
}

/** Asks the server until this phone holds the rows. Counts what finds nothing, and what was left out to find anything. */
export function useEverything(text: string): Everything {
  const catalogue = useWholeCatalogue();
  const isPrepared = useIsPrepared(catalogue);
  const position = useStore(here);
  const asks = normalise(text) !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once prepared it finds more, and what is near elsewhere when the phone is.
  const own = useMemo(() => (asks ? catalogue?.everything(text) : undefined), [asks, catalogue, isPrepared, position, text]);
  useMissedSearch(isPrepared && own ? own.missed : '');
  const told = useServerSearch(text, asks && !catalogue);
  if (!asks) return {};
  // What the server found stands until this phone finds as much.
  if (own && (isPrepared || typeof told !== 'object')) return { found: own.answer };
  return typeof told === 'object' ? { found: told } : { waits: told ?? 'asking' };
}
