import { type Deleted, historyCalls } from '@helpdesk/contract/calls/history';
import { m } from '@helpdesk/words/messages';
import dialog from '#admin/form/compared-dialog.module.css';
import styles from '#admin/form/history-dialog.module.css';
import { RowAction } from '#admin/lists/row-action.tsx';
import { nameOf } from '#admin/names/name-of.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Text } from '#ui/page/text.tsx';
import { authorisedRequest } from './authorised-request.ts';
import { BulkChanges } from './bulk-changes.tsx';
import { useAuthorName } from './colleagues.ts';
import { Loaded } from './loaded.tsx';
import { Modal } from './modal.tsx';
import { withdrawUndo } from './undo.ts';
import { useAnswer } from './use-answer.ts';
import { useWrite } from './use-write.ts';

/** What was done to many rows of a table within 30 days, and what was deleted of it, the last 20. */
export function DeletedDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const reading = useAnswer(historyCalls.deleted, { params: { table } });
  return (
    <Modal title={m.admin_deleted()} onClose={onClose}>
      <div className={dialog.body}>
        <BulkChanges table={table} />
        <Loaded reading={reading} failed={m.admin_history_failed()}>
          {(deleted) =>
            deleted.length === 0 ? (
              <EmptyState icon="trash" title={m.admin_deleted_none()} />
            ) : (
              <ul className={`list ${styles.list}`}>
                {deleted.map((row) => (
                  <DeletedRow key={row._id} row={row} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Modal>
  );
}

function DeletedRow({ row }: { row: Deleted }) {
  const { table, _id, at, author } = row;
  const name = nameOf(row);
  const authorName = useAuthorName();
  const restore = useWrite<void>(() => authorisedRequest(historyCalls.undelete, { params: { table, id: _id } }), {
    onDone: () => withdrawUndo(_id),
  });
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <b>
          <Text of={name} />
        </b>
        <p>
          {authorName(author)}, <time dateTime={at}>{momentInWords(at)}</time>
        </p>
        {restore.problem && <p className={dialog.problem}>{restore.problem}</p>}
      </div>
      <Button look="line" onClick={() => !restore.pending && restore.start()}>
        <RowAction what={m.admin_history_restore()} name={name} />
      </Button>
    </li>
  );
}
