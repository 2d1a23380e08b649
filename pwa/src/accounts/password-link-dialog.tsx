import type { Everybody } from '@helpdesk/contract/calls/administrators';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import check from '#admin/fields/check-group.module.css';
import { makePasswordLink } from './account.writes.ts';
import { MakeLinkDialog } from './make-link-dialog.tsx';

/** For somebody who forgot their password: a link with which they choose another one. */
export function PasswordLinkDialog({ one, onClose }: { one: Everybody['administrators'][number]; onClose: () => void }) {
  const [endsFactor, setEndsFactor] = useState(false);
  return (
    <MakeLinkDialog
      title={m.admin_row_of({ what: m.admin_people_link(), name: one.name || one.email })}
      action={m.admin_people_invite_submit()}
      make={() => makePasswordLink(one._id, endsFactor)}
      onClose={onClose}
    >
      <p>{m.admin_people_link_text({ email: one.email })}</p>
      {one.hasSecondFactor && (
        <label className={check.check}>
          <input type="checkbox" checked={endsFactor} onChange={({ target }) => setEndsFactor(target.checked)} />
          {m.admin_people_link_factor()}
        </label>
      )}
    </MakeLinkDialog>
  );
}
