import { inviteInput, sessionCalls } from '@helpdesk/contract/session';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';

import { session } from '#local/session.ts';
import { ask } from '#sync/ask.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { useFocusOnRefusal } from '#ui/use-focus-on-refusal.ts';

import { errorsOf } from './field-words.ts';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import { useForm } from './use-form.ts';

/** Where a one-time link leads: e-mail and a password of one's own, and one is logged in. */
export function InviteForm({ token, onLoggedIn }: { token: string; onLoggedIn: () => void }) {
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
    const said = await ask(sessionCalls.acceptInvite, { body });
    setSubmitting(false);
    if (said.state !== 'ok') {
      const sentence = said.state === 'refused' ? said.displayMessage : m.login_unreachable();
      setProblem(sentence);
      toast.error(sentence);
      if (said.state === 'refused') form.refuse(said.errors);
      return;
    }
    session.begin(said.result.token, said.result.administratorId);
    toast.success(said.displayMessage);
    onLoggedIn();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{m.login_invite_text()}</p>
      <TextField
        label={m.login_email()}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
