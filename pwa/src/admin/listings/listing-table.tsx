import type { ListingSort, ManagedListing } from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { type CSSProperties, type ReactNode, useDeferredValue, useEffect } from 'react';
import { useWindow } from '#admin/lists/use-window.ts';
import { useLastSaved } from '#admin/shell/last-saved.ts';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import type { ListAddress } from './list-address.ts';
import { sortedColumns, sortWords } from './listing-columns.ts';
import styles from './listing-table.module.css';
import { type FoundRows, useRowAt } from './use-managed-listings.ts';
import { useSavedPlace } from './use-saved-place.ts';

interface ListingTableProps {
  /** What the table is called. */
  title: string;
  kind: ListingKind;
  found: FoundRows;
  order: Pick<ListAddress, 'sort' | 'descending'>;
  onSort: (sort: ListingSort) => void;
  /** The cells of a row. */
  children: (listing: ManagedListing) => ReactNode;
}

/** Of a row that nobody has measured yet, in pixels. */
const rowHeight = 48;

/** A table of which only the rows that are seen are on the page, with headings that order it. */
export function ListingTable({ title, kind, found: newest, order, onSort, children }: ListingTableProps) {
  // Whoever types on waits for no rows.
  const found = useDeferredValue(newest);
  const list = useWindow<HTMLTableSectionElement>(found.count, rowHeight);
  const rowAt = useRowAt(
    found,
    list.rows.map(({ index }) => index),
  );
  const savedId = useLastSaved(kind)?.id;
  const saved = useSavedPlace(kind, found);
  const { show } = list;
  useEffect(() => {
    if (saved !== undefined) show(saved);
  }, [saved, show]);
  const asked = JSON.stringify(found.query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its first row.
  useEffect(() => list.toTop(), [asked]);
  const heading = (sort: ListingSort, className?: string) => {
    const isOn = order.sort === sort;
    const direction = order.descending ? 'descending' : 'ascending';
    return (
      <th key={sort} scope="col" aria-sort={isOn ? direction : 'none'} className={className}>
        <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
          {sortWords[sort](kind)}
          {isOn && <Icon name={order.descending ? 'later' : 'earlier'} />}
        </button>
      </th>
    );
  };
  return (
    <table aria-label={title} aria-rowcount={found.count + 1} className={styles.table}>
      <thead className={styles.head}>
        <tr aria-rowindex={1} className={styles.row}>
          <th scope="col">
            <span className="sr">{m.admin_list_selected()}</span>
          </th>
          <th scope="col" className={styles.pictureCell}>
            <span className="sr">{m.admin_list_picture()}</span>
          </th>
          {sortedColumns.map((sort) => heading(sort, columnClass[sort]))}
          <th scope="col">
            <span className="sr">{m.admin_popular()}</span>
          </th>
          <th scope="col" className={styles.actions}>
            <span className="sr">{m.admin_list_actions()}</span>
          </th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <tbody ref={list.box} aria-label={title} tabIndex={0} className={styles.box} style={wholeHeight(list.height)} {...list.keys}>
        {list.rows.map(({ index, start }) => {
          const listing = rowAt(index);
          return (
            <tr
              key={listing?._id ?? index}
              ref={list.measure}
              aria-rowindex={index + 2}
              aria-busy={listing === undefined}
              data-index={index}
              data-saved={listing !== undefined && listing._id === savedId}
              className={classes(styles.row, styles.listing)}
              style={{ transform: `translateY(${start}px)` }}
            >
              {listing ? children(listing) : <RowToCome />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Makes room for the rows that are not on the page. */
const wholeHeight = (pixels: number) => ({ '--whole': `${pixels}px` }) as CSSProperties;

const columnClass: { readonly [Sort in (typeof sortedColumns)[number]]: string | undefined } = {
  name: undefined,
  region: styles.region,
  category: styles.wide,
  checkedOn: styles.middle,
  bytes: classes(styles.wide, styles.number),
  needs: classes(styles.wide, styles.number),
};

/** A row whose page is on its way. */
const RowToCome = () => (
  <th scope="row" className={styles.toCome}>
    {m.ui_loading()}
  </th>
);
