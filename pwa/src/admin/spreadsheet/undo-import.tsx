import { bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { translatedNameIn } from '#admin/names/name-in.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import type { ResultOf } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';
import styles from './import-dialog.module.css';

type Undone = ResultOf<typeof bulkChangeCalls.undo>;

interface UndoImportProps {
  /** Of the bulk change. */
  id: string;
  /** It was taken back before. */
  isUndone?: boolean;
  /** What is said behind the button's own words of the import that it is about. */
  about?: string;
}

/** Takes an import back as a whole, in as many steps as the server wants, and says what stays. */
export function UndoImport({ id, isUndone, about }: UndoImportProps) {
  const [done, setDone] = useState(0);
  const [undone, setUndone] = useState<Undone>();
  const write = useWrite<undefined>(async () => {
    for (let total = 0; ; ) {
      const response = await authorisedRequest(bulkChangeCalls.undo, { params: { id } });
      if (response.state !== 'ok') return response;
      total += response.result.undone;
      setDone(total);
      if (response.result.remaining > 0) continue;
      setUndone({ ...response.result, undone: total });
      return response;
    }
  });
  if (undone) return <UndoneNote undone={undone} />;
  if (isUndone) return <Badge icon="check">{m.admin_csv_undone()}</Badge>;
  return (
    <div className={styles.undo}>
      <Button look="line" aria-disabled={write.pending} onClick={() => !write.pending && write.start(undefined)}>
        <Icon name="back" />
        {write.pending ? m.admin_csv_undoing({ done }) : m.admin_csv_undo()}
        {about && <span className="sr">: {about}</span>}
      </Button>
      {write.problem && (
        <div role="alert">
          <FieldError>{write.problem}</FieldError>
        </div>
      )}
    </div>
  );
}

function UndoneNote({ undone: { undone, left } }: { undone: Undone }) {
  const catalogue = useWholeCatalogue();
  return (
    <div role="status">
      <Note
        icon={left.length > 0 ? 'alert' : 'check'}
        tone={left.length > 0 ? 'wait' : 'ok'}
        title={m.admin_csv_undone_count({ count: undone })}
      >
        {left.length > 0 && (
          <>
            <p>{m.admin_csv_undo_left({ count: left.length })}</p>
            <ul>
              {left.map(({ _id, name }) => (
                <li key={_id}>
                  <Text of={translatedNameIn(catalogue, _id, name)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Note>
    </div>
  );
}
