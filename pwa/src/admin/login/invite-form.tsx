import { inviteInput, sessionCalls } from '@helpdesk/contract/calls/session';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';
import { errorsOf } from '#admin/fields/field-words.ts';
import { useForm } from '#admin/form/use-form.ts';
import { session } from '#local/session.ts';
import { request } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmailField } from '#ui/controls/email-field.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { toast } from '#ui/feedback/toast.ts';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import { unreachable } from './unreachable.ts';

interface InviteFormProps {
  token: string;
  onLoggedIn: () => void;
  /** The password is another one now, and a login asks for it, and for the code of the second factor. */
  onChosen: () => void;
}

/** Where a one-time link leads: e-mail and a password of one's own, and one is logged in. */
export function InviteForm({ token, onLoggedIn, onChosen }: InviteFormProps) {
  const form = useForm({ email: '', password: '' });
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const element = useFocusOnRefusal(form.refusals);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { token, ...form.values };
    const errors = errorsOf(inviteInput, body);
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    setSubmitting(true);
    const response = await request(sessionCalls.acceptInvite, { body, token: session.token() });
    setSubmitting(false);
    if (response.state !== 'ok') {
      const sentence = response.state === 'refused' ? response.displayMessage : unreachable();
      setProblem(sentence);
      toast.error(sentence);
      if (response.state === 'refused') form.refuse(response.errors);
      return;
    }
    toast.success(response.displayMessage);
    if (response.result === null) return onChosen();
    session.begin(response.result.token, response.result.administratorId, response.result.role);
    onLoggedIn();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{m.login_invite_text()}</p>
      {session.token() !== '' && <p>{m.login_invite_held()}</p>}
      <EmailField
        label={m.login_email()}
        autoComplete="username"
        value={form.values.email}
        error={form.errors.email}
        onValueChange={(email) => form.edit({ email })}
      />
      <PasswordField
        autoComplete="new-password"
        hint={m.form_password_too_short()}
        value={form.values.password}
        error={form.errors.password}
        onValueChange={(password) => form.edit({ password })}
      />
      {problem && <p className={styles.problem}>{problem}</p>}
      <Button type="submit" large block disabled={submitting}>
        {submitting ? m.login_submitting() : m.login_submit()}
      </Button>
    </form>
  );
}
