import { helpdeskCalls } from '@helpdesk/contract/calls/site/helpdesk';
import { helpdeskId } from '@helpdesk/contract/kinds/helpdesk';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { DraftBadge } from '#admin/form/draft-note.tsx';
import { HistoryDialog } from '#admin/form/history-dialog.tsx';
import { useDraftRows } from '#admin/form/use-form-draft.ts';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { DeletedDialog } from '#admin/shell/deleted-dialog.tsx';
import { Loaded } from '#admin/shell/loaded.tsx';
import { offerUndo } from '#admin/shell/undo.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

import { deleteHelpdesk } from './helpdesk.writes.ts';
import styles from './helpdesk-admin-page.module.css';
import { HelpdeskForm } from './helpdesk-form.tsx';
import { HelpdeskPreview } from './helpdesk-preview.tsx';
import { inputOfRow } from './helpdesk-values.ts';

/** What the site says of the helpdesk: its welcome, number, hours, address and links (decision 094). */
export function HelpdeskAdminPage() {
  const reading = useAnswer(helpdeskCalls.read);
  const [open, setOpen] = useState<'edit' | 'history' | 'reset' | 'deleted'>();
  const drafts = useDraftRows('helpdesk');
  const close = () => setOpen(undefined);
  const row = reading.result ?? null;
  const name = { text: m.admin_helpdesk(), lang: spokenLanguage() };
  return (
    <>
      <PageTitle page={m.admin_helpdesk()} />
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{m.admin_helpdesk()}</h1>
          <p className={styles.text}>{row ? m.admin_helpdesk_text() : m.admin_helpdesk_default()}</p>
          {drafts.size > 0 && <DraftBadge />}
        </div>
        <div className={styles.actions}>
          {row ? (
            <>
              <Button look="quiet" onClick={() => setOpen('reset')}>
                {m.admin_helpdesk_reset()}
              </Button>
              <Button look="line" onClick={() => setOpen('history')}>
                <Icon name="sync" />
                {m.admin_history()}
              </Button>
            </>
          ) : (
            <Button look="quiet" onClick={() => setOpen('deleted')}>
              <Icon name="trash" />
              {m.admin_deleted()}
            </Button>
          )}
          <Button onClick={() => setOpen('edit')} disabled={reading.result === undefined}>
            <Icon name="edit" />
            {m.admin_edit()}
          </Button>
        </div>
      </div>
      <Loaded reading={reading} failed={m.admin_helpdesk_failed()}>
        {(now) => <HelpdeskPreview input={inputOfRow(now)} />}
      </Loaded>
      {open === 'edit' && <HelpdeskForm row={row} onClose={close} />}
      {open === 'history' && <HistoryDialog table="helpdesk" id={helpdeskId} name={name} onClose={close} />}
      {open === 'deleted' && <DeletedDialog table="helpdesk" onClose={close} />}
      {open === 'reset' && row && <ResetDialog version={row.version} onClose={close} />}
    </>
  );
}

/** Back to what the site came with; what was said until then can be brought back. */
function ResetDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const write = useWrite<void>(() => deleteHelpdesk(version), {
    onDone: () => {
      offerUndo({ table: 'helpdesk', id: helpdeskId, name: { text: m.admin_helpdesk(), lang: spokenLanguage() } });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      action={m.admin_helpdesk_reset()}
      busy={write.pending}
      problem={write.problem}
      onConfirm={() => write.start()}
      onCancel={onClose}
    >
      <p>{m.admin_helpdesk_reset_text()}</p>
    </ConfirmDialog>
  );
}
