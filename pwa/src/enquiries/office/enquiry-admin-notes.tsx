import { type EnquiryAnswer, maxNote } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';
import { useAuthorName } from '#admin/shell/colleagues.ts';

import { useWrite } from '#admin/shell/use-write.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/text-field.tsx';

import { updateEnquiry } from './enquiry-admin.writes.ts';
import styles from './enquiry-admin-notes.module.css';

interface EnquiryNotesProps {
  enquiry: EnquiryAnswer;
  /** Another one, as it is typed. */
  note: string;
  onType: (note: string) => void;
  onChanged: (enquiry: EnquiryAnswer) => void;
}

/** What the helpdesk writes to itself, one below the other; what is typed stays when it could not be saved. */
export function EnquiryNotes({ enquiry, note, onType, onChanged }: EnquiryNotesProps) {
  const [error, setError] = useState<string>();
  const authorName = useAuthorName();
  const { start, pending, problem } = useWrite(
    async (typed: string) => {
      const response = await updateEnquiry(enquiry._id, { note: typed });
      if (response.state === 'ok') {
        onChanged(response.result);
        onType('');
      }
      return response;
    },
    { onRefused: (errors) => setError(errors.note) },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = note.trim() === '';
    setError(isEmpty ? m.form_note_required() : undefined);
    if (!isEmpty && !pending) start(note);
  };
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h3 id="notes" className={styles.title}>
        {m.admin_enquiries_notes()}
      </h3>
      {enquiry.notes.length > 0 && (
        <ol className={`list ${styles.thread}`}>
          {enquiry.notes.map(({ at, by, text }) => (
            <li key={`${at} ${text}`} className={styles.note}>
              <p className={styles.text}>{text}</p>
              <p className={styles.who}>
                {by && `${authorName(by)}, `}
                <time dateTime={at}>{momentInWords(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.form} onSubmit={save}>
        <TextArea
          label={m.admin_enquiries_note()}
          hint={m.admin_enquiries_note_hint()}
          rows={3}
          longest={maxNote}
          value={note}
          error={error ?? problem}
          onValueChange={(typed) => {
            setError(undefined);
            onType(typed);
          }}
        />
        <Button type="submit" className={styles.save} aria-disabled={pending}>
          {pending ? m.admin_saving() : m.admin_enquiries_note_save()}
        </Button>
      </form>
    </section>
  );
}
