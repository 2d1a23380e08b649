import type { Everybody } from '@helpdesk/contract/calls/administrators';
import { m } from '@helpdesk/words/messages';
import { resendInvitation } from './account.writes.ts';
import { MakeLinkDialog } from './make-link-dialog.tsx';

/** Another link for somebody who did not use theirs. */
export function ResendDialog({ one, onClose }: { one: Everybody['invitations'][number]; onClose: () => void }) {
  return (
    <MakeLinkDialog
      title={m.admin_row_of({ what: m.admin_people_resend(), name: one.name || one.email })}
      action={m.admin_people_invite_submit()}
      make={() => resendInvitation(one._id)}
      onClose={onClose}
    >
      <p>{m.admin_people_confirm_resend({ email: one.email })}</p>
    </MakeLinkDialog>
  );
}
