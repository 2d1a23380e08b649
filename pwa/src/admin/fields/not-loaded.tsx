import { m } from '@helpdesk/words/messages';
import type { Reading } from '#admin/shell/use-answer.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import styles from './not-loaded.module.css';

interface NotLoadedProps {
  state: Reading<unknown>['state'];
  /** What did not come, in a sentence. */
  what: string;
  onRetry: () => void;
}

/** Beneath a field whose choices did not come: what else would look like a region without places. */
export function NotLoaded({ state, what, onRetry }: NotLoadedProps) {
  const isMissing = state === 'failed' || state === 'offline';
  return (
    <div role="status" className={styles.notLoaded}>
      {isMissing && (
        <>
          <FieldError>{state === 'offline' ? `${what}. ${m.admin_offline_field()}` : what}</FieldError>
          <Button look="line" onClick={onRetry}>
            {m.admin_retry()}
          </Button>
        </>
      )}
    </div>
  );
}
