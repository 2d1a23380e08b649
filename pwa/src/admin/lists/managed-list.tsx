import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DeletedDialog } from '#admin/shell/deleted-dialog.tsx';
import { Loaded } from '#admin/shell/loaded.tsx';
import type { Reading } from '#admin/shell/use-answer.ts';
import { Button } from '#ui/controls/button.tsx';
import { findLostFocus } from '#ui/controls/find-lost-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import styles from './managed-list.module.css';

interface ManagedListProps<Row> {
  title: string;
  /** Beneath the title, once the rows are there. */
  count: (rows: readonly Row[]) => string;
  /** The button that adds a row; left out where rows come from elsewhere. */
  add?: string;
  onAdd?: () => void;
  /** The catalogue's table that the rows are of: what was deleted there can be brought back. */
  table?: CatalogueTable;
  /** Further buttons beside the heading. */
  actions?: ReactNode;
  /** The form that adds a row holds unsaved text. */
  unsavedNew?: boolean;
  /** Search and filters. */
  tools?: ReactNode;
  reading: Reading<readonly Row[]>;
  failed: string;
  empty: string;
  children: (row: Row) => ReactNode;
  /** After the last row. */
  more?: ReactNode;
}

/** A screen that manages a list: heading, one button to add, tools, and rows in a box of at most 30rem (product 10.3). */
export function ManagedList<Row extends { readonly _id: string }>(props: ManagedListProps<Row>) {
  const { title, count, table, add, onAdd, unsavedNew, actions, tools, reading, failed, empty, children, more } = props;
  const [deletedOpen, setDeletedOpen] = useState(false);
  const rowCount = reading.result?.length ?? 0;
  const rowsBefore = useRef(rowCount);
  useEffect(() => {
    // With a deleted row goes the button that had the focus.
    if (rowCount < rowsBefore.current) findLostFocus();
    rowsBefore.current = rowCount;
  }, [rowCount]);
  return (
    <>
      <PageTitle page={title} />
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.count} role="status">
            {reading.result ? count(reading.result) : ' '}
          </p>
        </div>
        <div className={styles.actions}>
          {table && (
            <Button look="quiet" onClick={() => setDeletedOpen(true)}>
              <Icon name="trash" />
              {m.admin_deleted()}
            </Button>
          )}
          {actions}
          {add && (
            <Button onClick={onAdd}>
              <Icon name="plus" />
              {add}
            </Button>
          )}
        </div>
      </div>
      {unsavedNew && (
        <p className={styles.unsaved}>
          <Icon name="edit" />
          {m.admin_draft_new()}
        </p>
      )}
      {tools}
      {reading.result && reading.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {failed}
          <Button look="quiet" onClick={reading.retry}>
            {m.admin_retry()}
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.box} aria-label={title} tabIndex={0}>
        <Loaded reading={reading} failed={failed}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState icon="search" title={empty} />
            ) : (
              <ul className={`list ${styles.rows}`}>
                {rows.map((row) => (
                  <li key={row._id}>{children(row)}</li>
                ))}
              </ul>
            )
          }
        </Loaded>
        {more}
      </section>
      {table && deletedOpen && <DeletedDialog table={table} onClose={() => setDeletedOpen(false)} />}
    </>
  );
}
