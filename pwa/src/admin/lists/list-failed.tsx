import { m } from '@helpdesk/words/messages';
import type { Reading } from '#admin/shell/use-answer.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './managed-list.module.css';

/** That rows are shown which could not be read anew. */
export function ListFailed({ reading, failed }: { reading: Reading<unknown>; failed: string }) {
  if (reading.result === undefined || reading.state !== 'failed') return null;
  return (
    <p className={styles.failed} role="alert">
      {failed}
      <Button look="quiet" onClick={reading.retry}>
        {m.admin_retry()}
      </Button>
    </p>
  );
}
