import { type BulkChange, bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import { m } from '@helpdesk/words/messages';
import dialog from '#admin/form/compared-dialog.module.css';
import styles from '#admin/form/history-dialog.module.css';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useAuthorName } from './colleagues.ts';
import { undoBulk } from './undo-bulk.ts';
import { useAnswer } from './use-answer.ts';
import { useWrite } from './use-write.ts';

/** What was done to many rows of a table at once within 30 days, and the way back; nothing where there was none. */
export function BulkChanges({ table }: { table: string }) {
  const { result = [] } = useAnswer(bulkChangeCalls.list, { params: { table } });
  const changes = result.filter(({ isUndone }) => !isUndone);
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.words}>{m.admin_bulk_done()}</h3>
      <ul className={`list ${styles.list}`}>
        {changes.map((change) => (
          <Entry key={change._id} change={change} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ change: { _id, what, at, author, done } }: { change: BulkChange }) {
  const authorName = useAuthorName();
  const undo = useWrite<void>(() => undoBulk(_id));
  const said = m.admin_row_of({ what: bulkWords[what](), name: `${done}` });
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <b>{said}</b>
        <p>
          {authorName(author)}, <time dateTime={at}>{momentInWords(at)}</time>
        </p>
        {undo.problem && <p className={dialog.problem}>{undo.problem}</p>}
      </div>
      <Button look="line" aria-disabled={undo.pending} onClick={() => !undo.pending && undo.start()}>
        <span aria-hidden="true">{m.admin_undo()}</span>
        <span className="sr">{m.admin_row_of({ what: m.admin_undo(), name: said })}</span>
      </Button>
    </li>
  );
}

/** What was done to many rows, in words. */
const bulkWords: { readonly [What in BulkChange['what']]: () => string } = {
  import: () => m.admin_csv_import(),
  delete: () => m.admin_history_deleted(),
  region: () => m.admin_field_region(),
  category: () => m.admin_list_category(),
  popular: () => m.admin_popular(),
  checked: () => m.admin_still_correct(),
  published: () => m.admin_bulk_published(),
};
