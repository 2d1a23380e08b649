import type { EnquiryAnswer } from '@helpdesk/contract/enquiries';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';

import { useWrite } from '#admin/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';

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
      const said = await updateEnquiry(enquiry._id, { note: typed });
      if (said.state === 'ok') onChanged(said.result);
      return said;
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
        maxLength={4000}
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
