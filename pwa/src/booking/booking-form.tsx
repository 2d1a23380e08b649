import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';
import { DraftLine } from '#submissions/draft-line.tsx';
import { EnquiryNotice } from '#submissions/enquiry-notice.tsx';
import { FormProblem } from '#submissions/form-problem.tsx';
import { MailChoice } from '#submissions/mail-choice.tsx';
import { PersonFields, type PersonValues } from '#submissions/person-fields.tsx';
import type { Submission } from '#submissions/use-submission.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';

/** Name, email and phone (product 6.4). */
export function BookingForm({ form }: { form: Submission<PersonValues> }) {
  const element = useFocusOnRefusal(form.refusals);
  const [wasKept] = useState(form.dirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.submitting) void form.submit();
  };
  return (
    <form ref={element} className="stack" noValidate onSubmit={submit}>
      {wasKept && form.dirty && <DraftLine onDiscard={form.discard} />}
      <PersonFields key={form.formKey} values={form.values} errors={form.errors} onEdit={form.edit} />
      <MailChoice wanted={form.values.wantsMail} onChoose={(wantsMail) => form.edit({ wantsMail })} />
      <FormProblem form={form} />
      <Button type="submit" large block aria-disabled={form.submitting}>
        {form.submitting ? m.book_submitting() : m.book_submit()}
      </Button>
      <EnquiryNotice what={m.enquiry_notice_what_booking()} />
    </form>
  );
}
