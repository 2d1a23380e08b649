import { enquiryDeskCalls, stayMailInput } from '@helpdesk/contract/calls/desk/enquiry-desk';
import { maxEmail } from '@helpdesk/contract/rules/person';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';

import { errorsOf } from '#admin/fields/field-words.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

import styles from './stay-mail.module.css';

/** Where a stay reads mail, as the desk learns it; no page and no phone has it. */
export function StayMail({ id, email }: { id: string; email: string }) {
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState<string>();
  const { start, pending, problem } = useWrite<void>(
    () => authorisedRequest(enquiryDeskCalls.updateStayMail, { params: { id }, body: { email: typed } }),
    { onRefused: (errors) => setError(errors.email) },
  );
  const isSame = typed.trim() === email;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = errorsOf(stayMailInput, { email: typed }).email;
    setError(wrong);
    if (!wrong && !isSame && !pending) start();
  };
  return (
    <form className={styles.mail} noValidate onSubmit={save}>
      <TextField
        type="email"
        label={m.admin_forward_stay_mail()}
        hint={m.admin_forward_stay_mail_hint()}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        longest={maxEmail}
        value={typed}
        error={error ?? problem}
        onValueChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="line" aria-disabled={isSame || pending}>
        {pending ? m.admin_saving() : m.admin_save()}
      </Button>
    </form>
  );
}
