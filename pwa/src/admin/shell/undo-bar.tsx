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
import { undoable, withdrawUndo } from './undo.ts';
import styles from './undo-bar.module.css';
import { useWrite } from './use-write.ts';

/** What was deleted a moment ago, and the way back; also after the tab was closed and opened again. */
export function UndoBar() {
  const deleted = useStore(undoable);
  return (
    <div className={classes(office.office, styles.bar)} role="status">
      {deleted.map((each) => (
        <Undo key={each.id} deletion={each} />
      ))}
    </div>
  );
}

function Undo({ deletion: { table, id, name, until } }: { deletion: Deletion }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  const write = useWrite<void>(() => authorisedRequest(historyCalls.undelete, { params: { table, id } }), {
    onDone: () => withdrawUndo(id),
  });
  useEffect(() => {
    const timer = setInterval(() => (secondsTo(until) > 0 ? setLeft(secondsTo(until)) : withdrawUndo(id)), 250);
    return () => clearInterval(timer);
  }, [id, until]);
  return (
    <div className={styles.undo}>
      <p>
        <Sentence words={(row) => m.admin_undo_deleted({ name: row })} of={name} />
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
