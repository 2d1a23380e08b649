import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';

import { useWrite } from '#admin/shell/use-write.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/text-field.tsx';

import { updateEnquiry } from './enquiry-admin.writes.ts';
import styles from './enquiry-admin-note.module.css';

interface EnquiryNoteProps {
  enquiry: EnquiryAnswer;
  /** As it is typed. */
  note: string;
  onType: (note: string) => void;
  onChanged: (enquiry: EnquiryAnswer) => void;
}

/** What the helpdesk writes to itself; what is typed stays when it could not be saved. */
export function EnquiryNote({ enquiry, note, onType, onChanged }: EnquiryNoteProps) {
  const [error, setError] = useState<string>();
  const { start, pending, problem } = useWrite(
    async (typed: string) => {
      const response = await updateEnquiry(enquiry._id, { note: typed });
      if (response.state === 'ok') onChanged(response.result);
      return response;
    },
    { onRefused: (errors) => setError(errors.note) },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    if (!pending) start(note);
  };
  return (
    <form className={styles.note} onSubmit={save}>
      <TextArea
        label={m.admin_enquiries_note()}
        hint={m.admin_enquiries_note_hint()}
        rows={4}
        longest={4000}
        value={note}
        error={error ?? problem}
        onValueChange={onType}
      />
      <Button type="submit" className={styles.save} aria-disabled={pending}>
        {pending ? m.admin_saving() : m.admin_enquiries_note_save()}
      </Button>
    </form>
  );
}
