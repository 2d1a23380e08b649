import { type EnquiryAnswer, personInput } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { errorsOf } from '#admin/fields/field-words.ts';
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { Modal } from '#admin/shell/modal.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import { dayAt } from '#catalogue/day.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { Icon } from '#ui/media/icon.tsx';

import { enquiriesOf, erasePerson, exportPerson } from './enquiry-admin.writes.ts';
import styles from './enquiry-admin-person.module.css';

/** What somebody may ask of us (product 11.1): a copy of all that is stored of them, or that it is erased. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const [contact, setContact] = useState('');
  const [error, setError] = useState<string>();
  const [told, setTold] = useState('');
  const [toErase, setToErase] = useState(0);
  const [busy, setBusy] = useState(false);

  const erasing = useWrite<void>(
    async () => {
      const response = await erasePerson(contact);
      if (response.state !== 'ok') return response;
      const { erased: count, references } = response.result;
      setTold(m.admin_enquiries_person_erased({ count, references: references.join(', ') }));
      return response;
    },
    { onDone: () => setToErase(0) },
  );

  /** What is stored of whom the field names, asked in one way or the other; empty also when that did not come about. */
  const ask = async (of: typeof exportPerson | typeof enquiriesOf): Promise<readonly EnquiryAnswer[]> => {
    const wrong = errorsOf(personInput, { contact }).contact;
    setError(wrong);
    setTold('');
    if (wrong || busy) return [];
    setBusy(true);
    const response = await of(contact);
    setBusy(false);
    if (response.state === 'ok') {
      if (response.result.length === 0) setTold(m.admin_enquiries_person_none());
      return response.result;
    }
    setError(response.state === 'refused' ? (response.errors.contact ?? response.displayMessage) : m.admin_unreachable());
    return [];
  };
  const exportAll = async () => {
    const stored = await ask(exportPerson);
    if (stored.length === 0) return;
    saveFile(new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }), exportName(Date.now()));
    setTold(m.admin_enquiries_exported({ count: stored.length, references: stored.map(({ reference }) => reference).join(', ') }));
  };
  const askToErase = async () => setToErase((await ask(enquiriesOf)).length);
  return (
    <Modal title={m.admin_enquiries_person()} onClose={onClose}>
      <div className={styles.body}>
        <p>{m.admin_enquiries_person_text()}</p>
        <TextField
          label={m.admin_enquiries_person_contact()}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={contact}
          error={error}
          onValueChange={(typed) => {
            setContact(typed);
            setError(undefined);
          }}
        />
        <div className={styles.buttons}>
          <Button look="line" aria-disabled={busy} onClick={() => void exportAll()}>
            <Icon name="save" />
            {m.admin_enquiries_export()}
          </Button>
          <Button look="danger" aria-disabled={busy} onClick={() => void askToErase()}>
            <Icon name="trash" />
            {m.admin_enquiries_erase()}
          </Button>
        </div>
        <p className={styles.told} role="status">
          {told}
        </p>
      </div>
      {toErase > 0 && (
        <ConfirmDialog
          danger
          action={m.admin_enquiries_erase()}
          busy={erasing.pending}
          problem={erasing.problem}
          onConfirm={() => erasing.start()}
          onCancel={() => setToErase(0)}
        >
          <p>{m.admin_enquiries_confirm_erase({ count: toErase, contact: contact.trim() })}</p>
        </ConfirmDialog>
      )}
    </Modal>
  );
}

const exportName = (at: number): string => `personal-data-${dayAt(at)}.json`;
