import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { useFocusOnRefusal } from '#ui/use-focus-on-refusal.ts';

import { DraftLine } from './draft-line.tsx';
import { EnquiryNotice } from './enquiry-notice.tsx';
import { FormProblem } from './form-problem.tsx';
import { PersonFields, type PersonValues } from './person-fields.tsx';
import type { Submission } from './use-submission.ts';

/** Name, email and phone (spec section 5 "Booking form"). */
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
      <FormProblem form={form} />
      <Button type="submit" large block aria-disabled={form.submitting}>
        {form.submitting ? m.book_submitting() : m.book_submit()}
      </Button>
      <EnquiryNotice what={m.enquiry_notice_what_booking()} />
    </form>
  );
}
