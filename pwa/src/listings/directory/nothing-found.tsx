import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { useMemo } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import type { LinkOf } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { ListingMeta } from '#listings/listing-meta.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useFindLostFocus } from '#ui/controls/find-lost-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { NameList } from '#ui/page/name-list.tsx';
import { Text } from '#ui/page/text.tsx';
import styles from './nothing-found.module.css';
import type { ShownFilters } from './use-filters.ts';

interface NothingFoundProps {
  kind: ListingKind;
  filters: ShownFilters;
  title: string;
  linkOf: LinkOf;
}

/** A directory in which nothing answers the filters: offers the names that come nearest to what was typed. */
export function NothingFound({ kind, filters, title, linkOf }: NothingFoundProps) {
  useFindLostFocus();
  const catalogue = useCatalogue();
  const { search, keys } = filters;
  const near = useMemo(() => catalogue?.nearest({ text: search, ledNowhere: 'search', tables: [kind] }) ?? [], [catalogue, kind, search]);
  return (
    <div ref={keys.results}>
      <EmptyState
        icon="search"
        title={title}
        action={
          <>
            {near.length > 0 && (
              <NameList title={m.search_near()} level="h2" className={styles.near}>
                {near.map(({ row }) => (
                  <li key={row._id}>
                    <ListingLink link={linkOf(row.slug)}>
                      <Text of={textsOf(row).name} />
                      <small>
                        <ListingMeta region={catalogue?.byId.regions.get(row.regionId ?? '')} />
                      </small>
                    </ListingLink>
                  </li>
                ))}
              </NameList>
            )}
            <Button look="line" onClick={filters.clear}>
              {m.filter_clear()}
            </Button>
          </>
        }
      >
        {m.list_empty_hint()}
      </EmptyState>
    </div>
  );
}
