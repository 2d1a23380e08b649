import { readSearch } from '@helpdesk/contract/search/search';
import { useMemo } from 'react';

import { type Catalogue, searchedTables } from '#catalogue/catalogue.ts';
import { here } from '#catalogue/here.ts';
import { isText } from '#catalogue/search/is-text.ts';
import { searchEverything } from '#catalogue/search/search-everything.ts';
import { useIsPrepared } from '#catalogue/use-is-prepared.ts';
import { useMissedSearch } from '#mine/use-missed-search.ts';
import { useStore } from '#platform/use-store.ts';

/** What a text finds in the whole catalogue, or nearly; undefined while it asks for nothing. Counts what finds nothing, and what was left out to find anything. */
export function useEverything(catalogue: Catalogue | undefined, text: string) {
  const isPrepared = useIsPrepared(catalogue);
  const position = useStore(here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search for what is near finds it elsewhere when the phone is.
  const found = useMemo(() => {
    if (!catalogue || readSearch(text).by === 'everything') return;
    const { groups, wish, without, missed } = searchEverything(catalogue, text, isPrepared ? Number.POSITIVE_INFINITY : undefined);
    const near = groups.length === 0 ? catalogue.nearest({ text, ledNowhere: 'search', tables: searchedTables }) : undefined;
    return { groups, wish, without, missed, near: near ?? [] };
  }, [catalogue, isPrepared, position, text]);
  useMissedSearch(isPrepared && isText(text) && found ? found.missed : '');
  return found;
}
