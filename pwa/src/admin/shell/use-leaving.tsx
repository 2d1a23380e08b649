import { m } from '@helpdesk/words/messages';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import { stayBusy } from '#local/busy.ts';

import { ConfirmDialog } from './confirm-dialog.tsx';

interface Leaving {
  /** Leaves at once if nothing would be lost, else asks. */
  readonly leave: () => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/**
 * What is not saved is not left without a question, and no update of the app comes meanwhile.
 * @param kept whether it stays on this device
 */
export function useLeaving(dirty: boolean, kept: boolean, onLeave: () => void): Leaving {
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker({
    // Another language, or another filter of the list beneath, leaves nothing.
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  useEffect(() => (dirty ? stayBusy() : undefined), [dirty]);
  const question = (leaving || blocker.status === 'blocked') && (
    <ConfirmDialog
      danger
      action={m.admin_leave()}
      onCancel={() => {
        setLeaving(false);
        blocker.reset?.();
      }}
      onConfirm={() => (blocker.status === 'blocked' ? blocker.proceed() : onLeave())}
    >
      <p>{kept ? m.admin_confirm_leave_kept() : m.admin_confirm_leave()}</p>
    </ConfirmDialog>
  );
  return { leave: () => (dirty ? setLeaving(true) : onLeave()), question };
}
