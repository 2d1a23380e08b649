import { type ReactNode, useEffect } from 'react';
import { useLastSaved } from '#admin/shell/last-saved.ts';
import { Loaded } from '#admin/shell/loaded.tsx';
import type { Reading } from '#admin/shell/use-answer.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListFailed } from './list-failed.tsx';
import { ListHead, type ListHeadProps } from './list-head.tsx';
import styles from './managed-list.module.css';
import { useWindow } from './use-window.ts';

interface ManagedListProps<Row> extends ListHeadProps {
  /** Beneath the title, once the rows are there. */
  count: (rows: readonly Row[]) => string;
  /** Search and filters. */
  tools?: ReactNode;
  reading: Reading<readonly Row[]>;
  failed: string;
  empty: string;
  children: (row: Row) => ReactNode;
  /** After the last row. */
  more?: ReactNode;
}

/** Of a row that nobody has measured yet, in pixels. */
const rowHeight = 64;

/** A screen that manages a list: heading, one button to add, tools, and rows in a box of at most 30rem (product 10.3). */
export function ManagedList<Row extends { readonly _id: string }>(props: ManagedListProps<Row>) {
  const { count, tools, reading, failed, empty, children, more, ...head } = props;
  const saved = useLastSaved(head.table);
  const savedAt = (reading.result ?? []).findIndex(({ _id }) => _id === saved?.id);
  const list = useWindow(reading.result?.length ?? 0, rowHeight);
  const { show } = list;
  useEffect(() => {
    if (saved && savedAt >= 0) show(savedAt);
  }, [saved, savedAt, show]);
  return (
    <>
      <ListHead {...head} count={reading.result && count(reading.result)} />
      {tools}
      <ListFailed reading={reading} failed={failed} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section ref={list.box} className={styles.box} aria-label={head.title} tabIndex={0} {...list.keys}>
        <Loaded reading={reading} failed={failed}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState icon="search" title={empty} />
            ) : (
              <ul className={`list ${styles.rows}`} style={{ blockSize: list.height }}>
                {list.rows.map(({ index, start }) => {
                  const row = rows[index];
                  return (
                    row && (
                      <li
                        key={row._id}
                        ref={list.measure}
                        data-index={index}
                        data-saved={index === savedAt}
                        aria-setsize={rows.length}
                        aria-posinset={index + 1}
                        style={{ transform: `translateY(${start}px)` }}
                      >
                        {children(row)}
                      </li>
                    )
                  );
                })}
              </ul>
            )
          }
        </Loaded>
        {more}
      </section>
    </>
  );
}
