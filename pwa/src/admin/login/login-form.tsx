import { loginInput, sessionCalls } from '@helpdesk/contract/calls/session';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useRef, useState } from 'react';
import { errorsOf } from '#admin/fields/field-words.ts';
import { useForm } from '#admin/form/use-form.ts';
import { session } from '#local/session.ts';
import { request } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmailField } from '#ui/controls/email-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { toast } from '#ui/feedback/toast.ts';
import styles from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import { unreachable } from './unreachable.ts';

/** E-mail and password (product 10.1), and the code of a second factor once the server asks for it; `onLoggedIn` comes when the token is stored. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const form = useForm({ email: '', password: '', code: '' });
  const [asksCode, setAsksCode] = useState(false);
  const [touched, setTouched] = useState<{ email?: boolean; password?: boolean }>({});
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const element = useFocusOnRefusal(form.refusals);
  const button = useRef<HTMLButtonElement>(null);

  // Checked as the user types, and all of it on submit (product 6.6).
  const { email, password, code } = form.values;
  const live = errorsOf(loginInput, { email, password });
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
    if (asksCode && code.trim() === '') return form.refuse({ code: m.login_code_required() });
    setSubmitting(true);
    const response = await request(sessionCalls.login, {
      body: { email, password, ...(asksCode && { code }) },
      token: session.token(),
    });
    setSubmitting(false);
    if (response.state !== 'ok') {
      const sentence = response.state === 'refused' ? response.displayMessage : unreachable();
      setProblem(sentence);
      if (response.state === 'refused' && response.errors.code) {
        // The first time it is no mistake that there was none.
        if (asksCode) form.refuse({ code: response.errors.code });
        setAsksCode(true);
        return;
      }
      toast.error(sentence);
      // While it was switched off the button lost the focus.
      setTimeout(() => button.current?.focus());
      return;
    }
    session.begin(response.result.token, response.result.administratorId, response.result.role);
    toast.success(response.displayMessage);
    setTouched({});
    setAsksCode(false);
    form.edit({ email: '', password: '', code: '' });
    onLoggedIn();
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <EmailField
        label={m.login_email()}
        autoComplete="username"
        value={email}
        error={shown('email')}
        onValueChange={(email) => type({ email })}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        error={shown('password')}
        onValueChange={(password) => type({ password })}
      />
      {asksCode && (
        <TextField
          autoFocus
          label={m.login_code()}
          hint={m.login_code_hint()}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={form.errors.code}
          onValueChange={(typed) => form.edit({ code: typed })}
        />
      )}
      {problem && <p className={styles.problem}>{problem}</p>}
      <Button ref={button} type="submit" large block disabled={submitting}>
        {submitting ? m.login_submitting() : m.login_submit()}
      </Button>
    </form>
  );
}
