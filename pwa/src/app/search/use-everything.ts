import type { SearchAnswer } from '@helpdesk/contract/calls/search';
import { isText } from '@helpdesk/contract/search/is-text';
import { readSearch } from '@helpdesk/contract/search/search';
import { searchAnswer } from '@helpdesk/contract/wishes/search-answer';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import { useMemo } from 'react';

import { rowsPerKeystroke } from '#catalogue/build-catalogue.ts';
import { circumstances } from '#catalogue/circumstances.ts';
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
  const asks = readSearch(text).by !== 'everything';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search for what is near finds it elsewhere when the phone is.
  const own = useMemo(() => {
    if (!catalogue || !asks) return;
    const searching = { ...circumstances(), prepareAtMost: isPrepared ? undefined : rowsPerKeystroke };
    const everywhere = searchEverything(catalogue.rows, text, searching);
    return { found: searchAnswer(catalogue.rows, everywhere), missed: everywhere.missed };
  }, [asks, catalogue, isPrepared, position, text]);
  useMissedSearch(isPrepared && isText(text) && own ? own.missed : '');
  const told = useServerSearch(text, asks && !catalogue);
  if (!asks) return {};
  // What the server found stands until this phone finds as much.
  if (own && (isPrepared || typeof told !== 'object')) return { found: own.found };
  return typeof told === 'object' ? { found: told } : { waits: told ?? 'asking' };
}
