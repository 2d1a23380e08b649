import { passwordLinkInput, sessionCalls } from '@helpdesk/contract/calls/session';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorsOf } from '#admin/fields/field-words.ts';
import { useForm } from '#admin/form/use-form.ts';
import { request } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmailField } from '#ui/controls/email-field.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import styles from './login-form.module.css';
import { unreachable } from './unreachable.ts';

/** Whether links are mailed; a sentence where that could not be asked. */
type Help = boolean | string;

/** What helps who forgot the password: a link by mail where mail is set up, in any case other people (decision 093). */
export function ForgotPassword() {
  const [help, setHelp] = useState<Help>();
  const ask = async () => {
    setHelp(undefined);
    const response = await request(sessionCalls.passwordHelp);
    setHelp(response.state === 'ok' ? response.result.isMailed : unreachable());
  };
  const asked = useRef(ask);
  useEffect(() => void asked.current(), []);
  if (help === undefined) return <p role="status">{m.ui_loading()}</p>;
  return (
    <>
      {help === true && <AskForm />}
      {typeof help === 'string' && (
        <div role="alert" className={styles.form}>
          <p className={styles.problem}>{help}</p>
          <Button look="line" onClick={() => void ask()}>
            {m.admin_retry()}
          </Button>
        </div>
      )}
      <p>{help === true ? m.login_forgot_nothing_came() : m.login_forgot_no_mail()}</p>
      <p>{m.login_forgot_last()}</p>
    </>
  );
}

function AskForm() {
  const form = useForm({ email: '' });
  const [submitting, setSubmitting] = useState(false);
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly sentence: string }>();
  const element = useFocusOnRefusal(form.refusals);
  const answer = useRef<HTMLParagraphElement>(null);
  // The form that led here is gone.
  useEffect(() => {
    if (said?.isDone) answer.current?.focus();
  }, [said]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const errors = errorsOf(passwordLinkInput, form.values);
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    setSubmitting(true);
    const response = await request(sessionCalls.askLink, { body: form.values });
    setSubmitting(false);
    if (response.state === 'ok') return setSaid({ isDone: true, sentence: response.displayMessage });
    setSaid({ isDone: false, sentence: response.state === 'refused' ? response.displayMessage : unreachable() });
    if (response.state === 'refused') form.refuse(response.errors);
  };

  if (said?.isDone)
    return (
      <p ref={answer} tabIndex={-1}>
        {said.sentence}
      </p>
    );
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{m.login_forgot_text()}</p>
      <EmailField
        label={m.login_email()}
        autoComplete="username"
        value={form.values.email}
        error={form.errors.email}
        onValueChange={(email) => form.edit({ email })}
      />
      {said && (
        <p className={styles.problem} role="alert">
          {said.sentence}
        </p>
      )}
      <Button type="submit" large block disabled={submitting}>
        {submitting ? m.login_submitting() : m.login_forgot_submit()}
      </Button>
    </form>
  );
}
