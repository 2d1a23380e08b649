import { m } from '@helpdesk/words/messages';

import type { Said } from '#sync/ask.ts';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { useWrite } from './use-write.ts';

interface StarDialogProps {
  popular: boolean;
  /** Inverts the flag. */
  invert: () => Promise<Said<unknown>>;
  onClose: () => void;
}

/** What the popular star asks before it changes anything (spec section 4). */
export function StarDialog({ popular, invert, onClose }: StarDialogProps) {
  const write = useWrite<void>(invert, { failed: m.admin_popular_failed(), serverFirst: true, onDone: onClose });
  return (
    <ConfirmDialog
      action={write.pending ? m.admin_saving() : m.admin_save()}
      busy={write.pending}
      problem={write.problem}
      onConfirm={() => write.start()}
      onCancel={onClose}
    >
      <p>{popular ? m.admin_confirm_popular_remove() : m.admin_confirm_popular_add()}</p>
    </ConfirmDialog>
  );
}
