import { type EnquiryAnswer, personInput } from '@helpdesk/contract/enquiries';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { ConfirmDialog } from '#admin/confirm-dialog.tsx';
import { errorsOf } from '#admin/field-words.ts';
import { Modal } from '#admin/modal.tsx';
import { useWrite } from '#admin/use-write.ts';
import { dayAt } from '#catalogue/day.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { saveFile } from '#ui/save-file.ts';

import { enquiriesOf, erasePerson, exportPerson } from './enquiry-admin.writes.ts';
import styles from './enquiry-admin-person.module.css';

/** What somebody may ask of us (decision B19): a copy of all that is stored of them, or that it is erased. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const [contact, setContact] = useState('');
  const [error, setError] = useState<string>();
  const [told, setTold] = useState('');
  const [toErase, setToErase] = useState(0);
  const [busy, setBusy] = useState(false);

  const erasing = useWrite<void>(
    async () => {
      const said = await erasePerson(contact);
      if (said.state !== 'ok') return said;
      const { erased: count, references } = said.result;
      setTold(m.admin_enquiries_person_erased({ count, references: references.join(', ') }));
      return said;
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
    const said = await of(contact);
    setBusy(false);
    if (said.state === 'ok') {
      if (said.result.length === 0) setTold(m.admin_enquiries_person_none());
      return said.result;
    }
    setError(said.state === 'refused' ? (said.errors.contact ?? said.displayMessage) : m.admin_unreachable());
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
