import { bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

import { useAnswer } from '#admin/shell/use-answer.ts';

import styles from './import-dialog.module.css';

const often = 700;

/** How far an import of so many lines has come, as the server notes it after each of its changes. */
export function ImportProgress({ kind, count }: { kind: ListingKind; count: number }) {
  const { result = [] } = useAnswer(bulkChangeCalls.list, { params: { table: kind } }, { every: often });
  const running = result.find(({ what, planned, done }) => what === 'import' && planned === count && done < planned);
  const words = running ? m.admin_csv_progress({ done: running.done, count }) : m.admin_saving();
  return (
    <div role="status" className={styles.progress}>
      <p>{words}</p>
      <progress max={count} value={running?.done} aria-label={m.admin_csv_import()} />
    </div>
  );
}
