import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import type { ServerAnswer } from '#sync/request.ts';
import { Sentence } from '#ui/page/text.tsx';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { offerUndo } from './undo.ts';
import { useWrite } from './use-write.ts';

interface DeleteDialogProps {
  /** The catalogue's table, and the row's id there: under these it can be undone. */
  table: CatalogueTable;
  id: string;
  name: Wording;
  remove: () => Promise<ServerAnswer<unknown>>;
  /** What the toast says of a failure (product 13.2). */
  failed?: string;
  onClose: () => void;
  /** What else goes with it. */
  children?: ReactNode;
}

export function DeleteDialog({ table, id, name, remove, failed, onClose, children }: DeleteDialogProps) {
  const write = useWrite<void>(remove, {
    failed,
    onDone: () => {
      offerUndo({ table, id, name });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      action={m.admin_delete()}
      busy={write.pending}
      problem={write.problem}
      onConfirm={() => write.start()}
      onCancel={onClose}
    >
      <p>
        <Sentence words={(row) => m.admin_confirm_delete({ name: row })} of={name} />
      </p>
      {children}
    </ConfirmDialog>
  );
}
