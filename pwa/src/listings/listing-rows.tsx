import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/rows';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import type { Found, Index } from '#catalogue/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { latePart } from '#ui/late-part.tsx';
import { SkeletonRow, Skeletons } from '#ui/skeleton.tsx';

import { FirstFill } from './first-fill.tsx';
import type { LinkOf } from './links.ts';
import { ListingRow } from './listing-row.tsx';
import styles from './listing-rows.module.css';
import type { ShownFilters } from './use-filters.ts';
import { useRowWindow } from './use-row-window.ts';

const NothingFound = latePart(async () => (await import('./nothing-found.tsx')).NothingFound);

interface ListingRowsProps<Row extends Listing> {
  kind: ListingKind;
  /** Undefined while nobody knows yet. */
  listings: Found<Row> | undefined;
  regions: Index<RegionRow> | undefined;
  filters: ShownFilters;
  /** How many there are, in words. */
  found: string;
  /** What is said when there are none. */
  empty: string;
  linkOf: LinkOf;
  tagsOf?: (listing: Row) => string;
  /** How a row is shown, where that is not by picture, name and the beginning of the text. */
  children?: (listing: Row, region: RegionRow | undefined) => ReactNode;
}

export function ListingRows<Row extends Listing>(props: ListingRowsProps<Row>) {
  const { kind, listings, regions, filters, found, empty, linkOf, tagsOf, children } = props;
  const { rows, mark, grow } = useRowWindow(filters.asked, listings?.count ?? 0);
  if (!listings) {
    return (
      <div className="wrap page">
        <FirstFill>
          <Skeletons count={6}>
            <SkeletonRow />
          </Skeletons>
        </FirstFill>
      </div>
    );
  }
  const regionOf = ({ regionId }: Row) => regions?.get(regionId ?? '');
  if (listings.count === 0) return <NothingFound kind={kind} filters={filters} title={empty} linkOf={linkOf} />;
  return (
    <div ref={filters.keys.results} className="wrap">
      <p className={classes('num', styles.found)}>{found}</p>
      <ul className={classes('list', styles.rows)}>
        {listings.rows.slice(0, rows).map((listing) => (
          <li key={listing._id}>
            {children?.(listing, regionOf(listing)) ?? (
              <ListingRow listing={listing} linkOf={linkOf} region={regionOf(listing)} tags={tagsOf?.(listing)} />
            )}
          </li>
        ))}
      </ul>
      {listings.count > rows && (
        <Button ref={mark} look="line" block className={styles.more} onClick={grow}>
          {m.list_more()}
        </Button>
      )}
    </div>
  );
}
