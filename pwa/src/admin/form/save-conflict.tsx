import { historyCalls } from '@helpdesk/contract/calls/history';
import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import { m } from '@helpdesk/words/messages';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { useAuthorName } from '#admin/shell/colleagues.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './compared-dialog.module.css';
import { type Choices, ConflictDialog } from './conflict-dialog.tsx';

/** What stands in the way of a save that was made for an older version of its row. */
export type Conflict = { readonly what: 'changed'; readonly version: RowVersion } | { readonly what: 'deleted' };

interface SaveConflictProps<Values> {
  conflict: Conflict;
  table: string;
  id: string;
  base: Values;
  mine: Values;
  valuesOfRow: (row: RowVersion['row']) => Values;
  kept: Choices;
  onKeep: (choices: Choices) => void;
  /** Back to the form; with the row, when that is there again. */
  onBack: (version?: RowVersion) => void;
  onChosen: (values: Values, theirs: Values, version: RowVersion) => void;
  /** Left out where a row is not added so. */
  onSaveAsNew?: () => void;
}

export function SaveConflict<Values extends object>(props: SaveConflictProps<Values>) {
  const { conflict, base, mine, valuesOfRow, kept, onKeep, onBack, onChosen } = props;
  if (conflict.what === 'deleted') return <DeletedMeanwhile {...props} />;
  const { version } = conflict;
  const theirs = valuesOfRow(version.row);
  return (
    <ConflictDialog
      base={base}
      mine={mine}
      theirs={theirs}
      version={version}
      kept={kept}
      onKeep={onKeep}
      onChosen={(values) => onChosen(values, theirs, version)}
      onClose={() => onBack()}
    />
  );
}

type DeletedMeanwhileProps = Pick<SaveConflictProps<unknown>, 'table' | 'id' | 'onBack' | 'onSaveAsNew'>;

/** The row is gone; what was typed need not be. */
function DeletedMeanwhile({ table, id, onBack, onSaveAsNew }: DeletedMeanwhileProps) {
  const params = { table, id };
  const authorName = useAuthorName();
  const last = useAnswer(historyCalls.versions, { params }).result?.[0];
  const restore = useWrite<void>(async () => {
    const response = await authorisedRequest(historyCalls.undelete, { params });
    if (response.state !== 'ok') return response;
    const versions = await authorisedRequest(historyCalls.versions, { params });
    onBack(versions.state === 'ok' ? versions.result[0] : undefined);
    return response;
  });
  return (
    <Modal title={m.admin_gone_title()} onClose={() => onBack()}>
      <div className={styles.body} role="status">
        <p>{last ? m.admin_gone_text({ author: authorName(last.author), time: momentInWords(last.at) }) : m.admin_gone_text_unknown()}</p>
        {restore.problem && <p className={styles.problem}>{restore.problem}</p>}
      </div>
      <div className={styles.foot}>
        <Button look="line" onClick={() => onBack()}>
          {m.admin_conflict_back()}
        </Button>
        {onSaveAsNew && (
          <Button look="line" onClick={onSaveAsNew}>
            {m.admin_gone_as_new()}
          </Button>
        )}
        {last && <Button onClick={() => !restore.pending && restore.start()}>{m.admin_gone_restore()}</Button>}
      </div>
    </Modal>
  );
}
