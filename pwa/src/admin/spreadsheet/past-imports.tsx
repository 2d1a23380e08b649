import { type BulkChange, bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

import { useAuthorName } from '#admin/shell/colleagues.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { momentInWords } from '#listings/moment-in-words.ts';

import styles from './import-dialog.module.css';
import { UndoImport } from './undo-import.tsx';

/** The imports that can still be taken back. @param except one that is shown already */
export function PastImports({ kind, except }: { kind: ListingKind; except?: string }) {
  const { result = [] } = useAnswer(bulkChangeCalls.list, { params: { table: kind } });
  const imports = result.filter(({ _id, what }) => what === 'import' && _id !== except);
  if (imports.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{m.admin_csv_past()}</h3>
      <ul className={`list ${styles.lines}`}>
        {imports.map((each) => (
          <PastImport key={each._id} past={each} />
        ))}
      </ul>
    </section>
  );
}

function PastImport({ past }: { past: BulkChange }) {
  const authorName = useAuthorName();
  const when = momentInWords(past.at);
  const { planned, done } = past;
  return (
    <li className={styles.past}>
      <div>
        <h4 className={styles.name}>{when}</h4>
        <p>
          {authorName(past.author)},{' '}
          {done < planned ? m.admin_csv_past_cut({ done, count: planned }) : m.admin_csv_past_lines({ count: done })}
        </p>
      </div>
      <UndoImport id={past._id} isUndone={past.isUndone} about={when} />
    </li>
  );
}
