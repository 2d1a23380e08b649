import { maxComment, queryTypes } from '@helpdesk/contract/calls/contact-form';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useRef, useState } from 'react';

import { EnquiryNotice } from '#submissions/enquiry-notice.tsx';
import { FormProblem } from '#submissions/form-problem.tsx';
import { nobody, PersonFields, type PersonValues } from '#submissions/person-fields.tsx';
import { useSubmission } from '#submissions/use-submission.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { TextArea } from '#ui/controls/text-field.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { deferred } from '#ui/page/deferred.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './contact-page.module.css';
import { queryTypeLabels } from './query-type-labels.ts';

const DraftLine = deferred(async () => (await import('#submissions/draft-line.tsx')).DraftLine, 'later', 'forms');
const PersonChoices = deferred(async () => (await import('#submissions/person-choices.tsx')).PersonChoices, 'later', 'forms');
const ContactOutcome = deferred(async () => (await import('./contact-outcome.tsx')).ContactOutcome, 'later', 'forms');

export interface ContactValues extends PersonValues {
  readonly queryType: string;
  readonly comment: string;
}

const empty: ContactValues = { ...nobody, queryType: '', comment: '' };

interface ContactFormProps {
  /** A refused enquiry that is made better here. */
  again?: { readonly id: string; readonly values: ContactValues };
  /** It was received or saved; what became of it is said here otherwise. */
  onDone?: () => void;
}

/** The contact form (product 6.5): sent through the outbox, cleared once it is safe. */
export function ContactForm({ again, onDone }: ContactFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<{ id: string; reference?: string }>();
  const form = useSubmission<ContactValues>({
    kind: 'contact',
    draft: again ? `edit:${again.id}` : 'contact',
    first: again?.values ?? empty,
    schema: async () => (await import('@helpdesk/contract/calls/submissions')).contactInput,
    bodyOf: async ({ website, wantsMail, remembers: _, ...values }) => {
      const { enquiryExtras } = await import('#submissions/enquiry-extras.ts');
      return { ...values, ...enquiryExtras({ website, wantsMail }) };
    },
    onKept: async (values) => (await import('#local/remembered-person.ts')).rememberIfTicked(values),
    replaces: again?.id,
    words: { refused: m.contact_failed, failed: m.contact_failed },
    onDone: (id, item) => {
      if (item?.state === 'sent') toast.success(m.contact_received());
      setDone({ id, reference: item?.reference });
      // The fields begin anew, and one of them may have the focus.
      button.current?.focus();
      onDone?.();
    },
  });
  const element = useFocusOnRefusal(form.refusals);
  const { edit } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A sheet's form lies in the tree of what is beneath it.
    event.stopPropagation();
    if (form.submitting) return;
    setDone(undefined);
    void form.submit();
  };
  return (
    <form ref={element} className="stack" noValidate onSubmit={submit}>
      {form.ready && form.dirty && !form.touched && !form.submitting && <DraftLine onDiscard={form.discard} />}
      <PersonFields formKey={form.formKey} values={form.values} errors={form.errors} onEdit={edit} />
      <Select
        label={m.contact_query_type()}
        placeholder={m.contact_query_choose()}
        required
        options={queryTypes.map((value) => ({ value, label: queryTypeLabels[value]() }))}
        value={form.values.queryType}
        error={form.errors.queryType}
        onValueChange={(queryType) => edit({ queryType })}
      />
      <TextArea
        label={m.contact_comment()}
        rows={4}
        longest={maxComment}
        required
        value={form.values.comment}
        error={form.errors.comment}
        onValueChange={(comment) => edit({ comment })}
      />
      <div className={classes('stack', styles.choices)}>
        <PersonChoices values={form.values} onEdit={edit} onRemembered={again ? undefined : form.fillIn} />
      </div>
      <FormProblem form={form} />
      <Button ref={button} type="submit" large block aria-disabled={form.submitting}>
        {form.submitting && <Spinner />}
        {form.submitting ? m.contact_submitting() : m.contact_submit()}
      </Button>
      <ContactOutcome done={done} />
      <EnquiryNotice what={m.enquiry_notice_what_contact()} />
    </form>
  );
}
