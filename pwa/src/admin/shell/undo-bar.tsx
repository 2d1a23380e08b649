import { historyCalls } from '@helpdesk/contract/calls/history';
import { m } from '@helpdesk/words/messages';
import { useEffect, useState } from 'react';
import { RowAction } from '#admin/lists/row-action.tsx';
import type { Deletion } from '#local/deletions.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sentence } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import { authorisedRequest } from './authorised-request.ts';
import office from './office.module.css';
import { SavedBar } from './saved-bar.tsx';
import { undoable, withdrawUndo } from './undo.ts';
import styles from './undo-bar.module.css';
import { undoBulk } from './undo-bulk.ts';
import { useWrite } from './use-write.ts';

/** What was deleted or done to many a moment ago, and the way back; also after the tab was closed and opened again. */
export function UndoBar() {
  const deleted = useStore(undoable);
  return (
    <div className={classes(office.office, styles.bar)} role="status">
      <SavedBar />
      {deleted.map((each) => (
        <Undo key={each.id} deletion={each} />
      ))}
    </div>
  );
}

function Undo({ deletion: { table, id, name, bulk, until } }: { deletion: Deletion }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  const takeBack = () => (bulk ? undoBulk(id) : authorisedRequest(historyCalls.undelete, { params: { table, id } }));
  const write = useWrite<void>(takeBack, {
    onDone: () => withdrawUndo(id),
  });
  useEffect(() => {
    const timer = setInterval(() => (secondsTo(until) > 0 ? setLeft(secondsTo(until)) : withdrawUndo(id)), 250);
    return () => clearInterval(timer);
  }, [id, until]);
  return (
    <div className={styles.undo}>
      <p>
        {bulk ? (
          (bulk.isDeletion ? m.admin_bulk_deleted : m.admin_bulk_changed)({ count: bulk.count })
        ) : (
          <Sentence words={(row) => m.admin_undo_deleted({ name: row })} of={name} />
        )}
      </p>
      <Button look="line" onClick={() => !write.pending && write.start()}>
        <RowAction what={m.admin_undo()} name={name} />
        {/* Not read out: ten announcements would bury the one that matters. */}
        <span aria-hidden="true">{left}</span>
      </Button>
    </div>
  );
}

const secondsTo = (until: number) => Math.ceil((until - Date.now()) / 1_000);
