import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';
import { DraftLine } from '#submissions/draft-line.tsx';
import { EnquiryNotice } from '#submissions/enquiry-notice.tsx';
import { FormProblem } from '#submissions/form-problem.tsx';
import { PersonChoices } from '#submissions/person-choices.tsx';
import { PersonFields } from '#submissions/person-fields.tsx';
import type { Submission } from '#submissions/use-submission.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';

import { BookingDetails } from './booking-details.tsx';
import type { BookingValues } from './booking-values.ts';

interface BookingFormProps {
  form: Submission<BookingValues>;
  overnight?: boolean;
  /** It is filled in with what was refused. */
  isAgain: boolean;
}

/** Name, email and phone, and what else may be said (product 6.4). */
export function BookingForm({ form, overnight, isAgain }: BookingFormProps) {
  const element = useFocusOnRefusal(form.refusals);
  const [wasKept] = useState(form.dirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.submitting) void form.submit();
  };
  return (
    <form ref={element} className="stack" noValidate onSubmit={submit}>
      {wasKept && form.dirty && <DraftLine onDiscard={form.discard} />}
      <PersonFields formKey={form.formKey} values={form.values} errors={form.errors} onEdit={form.edit} />
      <BookingDetails values={form.values} errors={form.errors} overnight={overnight} onEdit={form.edit} />
      <PersonChoices values={form.values} onEdit={form.edit} onRemembered={isAgain ? undefined : form.fillIn} />
      <FormProblem form={form} />
      <Button type="submit" large block aria-disabled={form.submitting}>
        {form.submitting ? m.book_submitting() : m.book_submit()}
      </Button>
      <EnquiryNotice what={m.enquiry_notice_what_booking()} />
    </form>
  );
}
