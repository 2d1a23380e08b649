import { invitationInput, type MadeLink } from '@helpdesk/contract/calls/administrators';
import { maxPersonName } from '@helpdesk/contract/roles/person-name';
import type { Role } from '@helpdesk/contract/roles/roles';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import styles from '#admin/form/short-dialog.module.css';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { EmailField } from '#ui/controls/email-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { invite } from './account.writes.ts';
import { MadeLinkNote } from './made-link-note.tsx';
import { RoleField } from './role-field.tsx';

/** Who is invited, as what, and then the link that is told once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeLink>();
  return (
    <Modal title={m.admin_people_invite()} onClose={onClose}>
      {made ? <MadeLinkNote made={made} onClose={onClose} /> : <InviteForm onMade={setMade} />}
    </Modal>
  );
}

function InviteForm({ onMade }: { onMade: (made: MadeLink) => void }) {
  const form = useForm<{ email: string; name: string; role: Role }>({ email: '', name: '', role: 'editor' });
  const write = async () => {
    const response = await invite(form.values);
    if (response.state === 'ok') onMade(response.result);
    return response;
  };
  return (
    <ShortForm form={form} schema={invitationInput} action={m.admin_people_invite_submit()} className={styles.body} write={write}>
      <p>{m.admin_people_invite_text()}</p>
      <EmailField
        label={m.login_email()}
        autoComplete="off"
        value={form.values.email}
        error={form.errors.email}
        onValueChange={(email) => form.edit({ email })}
      />
      <TextField
        label={m.admin_account_name()}
        autoComplete="off"
        longest={maxPersonName}
        value={form.values.name}
        error={form.errors.name}
        onValueChange={(name) => form.edit({ name })}
      />
      <RoleField value={form.values.role} onChoose={(role) => form.edit({ role })} />
    </ShortForm>
  );
}
