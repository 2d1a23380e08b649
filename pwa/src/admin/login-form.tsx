import { loginInput, sessionCalls } from '@helpdesk/contract/session';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useRef, useState } from 'react';

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

/** E-mail and password (spec section 2 "Login and admin routes"); `onLoggedIn` comes when the token is stored. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const form = useForm({ email: '', password: '' });
  const [touched, setTouched] = useState<{ email?: boolean; password?: boolean }>({});
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const element = useFocusOnRefusal(form.refusals);
  const button = useRef<HTMLButtonElement>(null);

  // Checked as the user types, and all of it on submit (spec section 5).
  const live = errorsOf(loginInput, form.values);
  const shown = (field: 'email' | 'password') => (touched[field] ? live[field] : undefined) ?? form.errors[field];
  const type = (change: { email?: string; password?: string }) => {
    setTouched({ ...touched, ...Object.fromEntries(Object.keys(change).map((field) => [field, true])) });
    setProblem(undefined);
    form.edit(change);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form lies in the tree of the form beneath it.
    event.stopPropagation();
    if (Object.keys(live).length > 0) return form.refuse(live);
    setSubmitting(true);
    const said = await ask(sessionCalls.login, { body: form.values });
    setSubmitting(false);
    if (said.state !== 'ok') {
      const sentence = said.state === 'refused' ? said.displayMessage : m.login_unreachable();
      setProblem(sentence);
      toast.error(sentence);
      // While it was switched off the button lost the focus.
      setTimeout(() => button.current?.focus());
      return;
    }
    session.begin(said.result.token, said.result.administratorId);
    toast.success(said.displayMessage);
    setTouched({});
    form.edit({ email: '', password: '' });
    onLoggedIn();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={m.login_email()}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.email}
        error={shown('email')}
        onValueChange={(email) => type({ email })}
      />
      <PasswordField
        autoComplete="current-password"
        value={form.values.password}
        error={shown('password')}
        onValueChange={(password) => type({ password })}
      />
      {problem && <p className={styles.problem}>{problem}</p>}
      <Button ref={button} type="submit" large block disabled={submitting}>
        {submitting ? m.login_submitting() : m.login_submit()}
      </Button>
    </form>
  );
}
