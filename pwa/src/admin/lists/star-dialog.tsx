import { m } from '@helpdesk/words/messages';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import type { ServerAnswer } from '#sync/request.ts';

interface StarDialogProps {
  popular: boolean;
  /** Inverts the flag. */
  invert: () => Promise<ServerAnswer<unknown>>;
  onClose: () => void;
}

/** What the popular star asks before it changes anything (product 10.5). */
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
