import type { spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import type { ResultOf } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Note } from '#ui/feedback/note.tsx';
import styles from './import-dialog.module.css';
import { PastImports } from './past-imports.tsx';
import { UndoImport } from './undo-import.tsx';

export type Imported = ResultOf<typeof spreadsheetCalls.import>;

interface ImportResultProps {
  kind: ListingKind;
  imported: Imported;
  onClose: () => void;
}

/** What an import has done, and the way back. */
export function ImportResult({ kind, imported: { added, changed, refused, left, bulkChange }, onClose }: ImportResultProps) {
  return (
    <>
      <div className={styles.body}>
        <div role="status" className={styles.summary}>
          <Badge icon="check" tone="ok">
            {m.admin_csv_done()}
          </Badge>
          <Badge icon="plus">{m.admin_csv_additions({ count: added })}</Badge>
          <Badge icon="edit">{m.admin_csv_changes({ count: changed })}</Badge>
          <Badge icon="alert">{m.admin_csv_refused({ count: refused })}</Badge>
        </div>
        {left.length > 0 && <Note icon="alert" tone="wait" title={m.admin_csv_left({ count: left.length, lines: left.join(', ') })} />}
        {bulkChange && <UndoImport id={bulkChange} />}
        <PastImports kind={kind} except={bulkChange} />
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{m.admin_close()}</Button>
      </div>
    </>
  );
}
