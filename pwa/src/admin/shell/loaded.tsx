import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

import styles from './loaded.module.css';
import type { Reading } from './use-answer.ts';

interface LoadedProps<Result> {
  reading: Reading<Result>;
  /** What is said when it did not come. */
  failed: string;
  children: (result: Result) => ReactNode;
}

/** What a read answered; until then that it is loading, or that it failed and can be tried again. */
export function Loaded<Result>({ reading: { result, state, retry }, failed, children }: LoadedProps<Result>) {
  if (result !== undefined) return children(result);
  if (state === 'loading')
    return (
      <p className={styles.loading} role="status">
        {m.ui_loading()}
      </p>
    );
  return (
    <div role="alert" className={styles.failed}>
      <EmptyState
        icon={state === 'offline' ? 'offline' : 'alert'}
        failed
        title={failed}
        action={
          <Button look="line" onClick={retry}>
            {m.admin_retry()}
          </Button>
        }
      >
        {state === 'offline' ? m.admin_offline_hint() : m.admin_failed_hint()}
      </EmptyState>
    </div>
  );
}
