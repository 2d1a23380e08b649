import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { nearMe } from '@helpdesk/contract/rules/filter-names';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { here } from '#catalogue/here.ts';
import { loadForTap } from '#platform/load-until-here.ts';
import { useStore } from '#platform/use-store.ts';
import { Chip, Chips } from '#ui/controls/chip.tsx';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './filters.module.css';
import { chipIsOn, searchAfterChip } from './filters-address.ts';
import type { ShownFilters } from './use-filters.ts';

const MoreFilters = deferred(async () => (await import('./more-filters.tsx')).MoreFilters, 'later', 'lists', 'facts');

/** A word that a chip puts into the search, and how the chip calls it. */
interface SearchChip {
  readonly word: string;
  readonly label: string;
  readonly icon?: IconName;
}

interface FiltersProps {
  kind: ListingKind;
  /** What is searched, in the search box. */
  label: string;
  filters: ShownFilters;
  /** How many were found, in words. */
  found: string;
  /** How many more do not say whether they are as asked for. */
  unknown?: number | undefined;
  chips: readonly SearchChip[];
  /** A dropdown. */
  children?: ReactNode;
}

export function Filters({ kind, label, filters, found, unknown, chips, children }: FiltersProps) {
  const { search, near, type, choose } = filters;
  const isNearMe = useStore(here) !== undefined && near === nearMe;
  return (
    <div className={styles.tools}>
      <SearchBox className="wrap" label={label} value={search} onValueChange={type} found={found} keys={filters.keys} />
      <Chips label={m.filter_chips()}>
        <Chip
          on={isNearMe}
          onClick={() => {
            choose({ near: isNearMe ? '' : nearMe });
            if (!isNearMe) void loadForTap(() => import('./find-me.ts')).then(({ findMe }) => findMe());
          }}
        >
          {m.filter_near_me()}
        </Chip>
        {chips.map(({ word, label, icon }) => (
          <Chip key={word} on={chipIsOn(search, word)} onClick={() => choose({ search: searchAfterChip(search, word) })}>
            {icon && <Icon name={icon} />}
            {label}
          </Chip>
        ))}
      </Chips>
      {children}
      <div className={classes('wrap', styles.more, near !== '' && !isNearMe && styles.ordered)}>
        <MoreFilters kind={kind} filters={filters} found={found} unknown={unknown} />
      </div>
    </div>
  );
}
