import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { type ReactNode, useState } from 'react';
import { DeletedDialog } from '#admin/shell/deleted-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import styles from './list-head.module.css';

export interface ListHeadProps {
  title: string;
  /** The button that adds a row; left out where rows come from elsewhere. */
  add?: string;
  onAdd?: () => void;
  /** The catalogue's table that the rows are of: what was deleted there can be brought back. */
  table?: CatalogueTable;
  /** Further buttons beside the heading. */
  actions?: ReactNode;
  /** The form that adds a row holds unsaved text. */
  unsavedNew?: boolean;
}

/** The heading of a list, how many rows there are, and what can be done with it as a whole; on a phone the seldom folds. */
export function ListHead({ title, count, table, add, onAdd, unsavedNew, actions }: ListHeadProps & { count: string | undefined }) {
  const [deletedOpen, setDeletedOpen] = useState(false);
  const [moreOpen, setMoreOpen] = useState(false);
  const hasMore = table !== undefined || actions !== undefined;
  return (
    <>
      <PageTitle page={title} />
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.count} role="status">
            {count ?? ' '}
          </p>
        </div>
        <div className={styles.actions}>
          {hasMore && (
            <Button look="line" square className={styles.fold} aria-expanded={moreOpen} onClick={() => setMoreOpen(!moreOpen)}>
              <Icon name="more" />
              <span className="sr">{m.admin_more()}</span>
            </Button>
          )}
          <div className={styles.more} data-open={moreOpen}>
            {table && (
              <Button look="quiet" onClick={() => setDeletedOpen(true)}>
                <Icon name="trash" />
                {m.admin_deleted()}
              </Button>
            )}
            {actions}
          </div>
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
      {table && deletedOpen && <DeletedDialog table={table} onClose={() => setDeletedOpen(false)} />}
    </>
  );
}
