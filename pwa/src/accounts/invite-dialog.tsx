import { invitationInput } from '@helpdesk/contract/calls/administrators';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef, useState } from 'react';
import row from '#admin/form/buttons.module.css';
import styles from '#admin/form/short-dialog.module.css';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { invite } from './account.writes.ts';
import { CopyButton } from './copy-button.tsx';

interface Invited {
  readonly email: string;
  readonly link: string;
  readonly isMailed: boolean;
}

/** An e-mail address, and then the link that is told once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<Invited>();
  return (
    <Modal title={m.admin_people_invite()} onClose={onClose}>
      {invited ? <InvitedNote invited={invited} onClose={onClose} /> : <InviteForm onInvited={setInvited} />}
    </Modal>
  );
}

function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const form = useForm({ email: '' });
  const write = async () => {
    const response = await invite(form.values.email);
    if (response.state === 'ok') onInvited(response.result);
    return response;
  };
  return (
    <ShortForm form={form} schema={invitationInput} action={m.admin_people_invite_submit()} className={styles.body} write={write}>
      <p>{m.admin_people_invite_text()}</p>
      <TextField
        label={m.login_email()}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.email}
        error={form.errors.email}
        onValueChange={(email) => form.edit({ email })}
      />
    </ShortForm>
  );
}

function InvitedNote({ invited: { email, link, isMailed }, onClose }: { invited: Invited; onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.body}>
      <p ref={text} tabIndex={-1}>
        {isMailed ? m.admin_people_mailed({ email }) : m.admin_people_not_mailed({ email })}
      </p>
      <p className={styles.secret}>{link}</p>
      <div className={row.buttons}>
        <CopyButton text={link} />
        <Button onClick={onClose}>{m.admin_close()}</Button>
      </div>
    </div>
  );
}
