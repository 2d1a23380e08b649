import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import type { FoundListings, Index } from '#catalogue/catalogue.ts';
import { isUnderstood } from '#catalogue/is-understood.ts';

import type { LinkOf } from '#listings/links.ts';
import { ListingRow } from '#listings/listing-row.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SkeletonRow, Skeletons } from '#ui/feedback/skeleton.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { classes } from '#ui/style/classes.ts';
import { FirstFill } from './first-fill.tsx';
import styles from './listing-rows.module.css';
import { NothingFound } from './nothing-found.tsx';
import type { LabelOf } from './understood.tsx';
import type { ShownFilters } from './use-filters.ts';
import { useRowHeights } from './use-row-heights.ts';
import { useRowWindow } from './use-row-window.ts';

const Understood = deferred(async () => (await import('./understood.tsx')).Understood, 'search');

interface ListingRowsProps<Row extends Listing> {
  kind: ListingKind;
  /** Undefined while nobody knows yet. */
  listings: FoundListings<Row> | undefined;
  regions: Index<RegionRow> | undefined;
  filters: ShownFilters;
  /** How many there are, in words. */
  found: string;
  /** What is said when there are none. */
  empty: string;
  linkOf: LinkOf;
  tagsOf?: (listing: Row) => string;
  /** What a search is said to have asked for. */
  labelOf?: LabelOf;
  /** How a row is shown, where that is not by picture, name and the beginning of the text. */
  children?: (listing: Row, region: RegionRow | undefined) => ReactNode;
}

export function ListingRows<Row extends Listing>(props: ListingRowsProps<Row>) {
  const { kind, listings, regions, filters, found, empty, linkOf, tagsOf, labelOf, children } = props;
  const { rows, mark, grow } = useRowWindow(filters.asked, listings?.count ?? 0);
  const list = useRowHeights(filters.asked, Math.min(rows, listings?.rows.length ?? 0));
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
  // A page from a server brought the first; the others come with the guide.
  const shown = listings.rows.slice(0, rows);
  const regionOf = ({ regionId }: Row) => regions?.get(regionId ?? '');
  if (listings.count === 0) return <NothingFound kind={kind} filters={filters} title={empty} linkOf={linkOf} />;
  return (
    <div ref={filters.keys.results} className="wrap">
      {isUnderstood(listings) && (
        <div className={styles.understood}>
          {listings.wish && (
            <Understood
              wish={listings.wish}
              without={listings.without}
              labelOf={labelOf}
              inDirectory
              onChange={(left) => {
                filters.choose({ search: left });
                filters.keys.box.current?.focus();
              }}
            />
          )}
        </div>
      )}
      <p className={classes('num', styles.found)}>{found}</p>
      <ul ref={list} className={classes('list', styles.rows)}>
        {shown.map((listing) => (
          <li key={listing._id}>
            {children?.(listing, regionOf(listing)) ?? (
              <ListingRow listing={listing} linkOf={linkOf} region={regionOf(listing)} tags={tagsOf?.(listing)} />
            )}
          </li>
        ))}
      </ul>
      {listings.count > shown.length && (
        <Button ref={mark} look="line" block className={styles.more} aria-busy={shown.length < rows} onClick={grow}>
          {m.list_more()}
        </Button>
      )}
    </div>
  );
}
