import { kioskInput, maxKioskName, type NewKioskCode } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import dialog from '#admin/form/short-dialog.module.css';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { KioskCode } from './kiosk-code.tsx';
import { addKiosk } from './kiosks.writes.ts';
import { PinField } from './pin-field.tsx';

/** Name and PIN, and then the code that pairs the device. */
export function AddKioskDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewKioskCode>();
  return (
    <Modal title={m.admin_kiosks_add()} onClose={onClose}>
      {made ? <KioskCode made={made} onClose={onClose} /> : <AddForm onMade={setMade} />}
    </Modal>
  );
}

function AddForm({ onMade }: { onMade: (made: NewKioskCode) => void }) {
  const form = useForm({ name: '', pin: '' });
  const write = async () => {
    const response = await addKiosk(form.values);
    if (response.state === 'ok') onMade(response.result);
    return response;
  };
  return (
    <ShortForm form={form} schema={kioskInput} action={m.admin_kiosk_code_make()} className={dialog.body} write={write}>
      <TextField
        label={m.admin_kiosk_name()}
        hint={m.admin_kiosk_name_hint()}
        autoComplete="off"
        longest={maxKioskName}
        value={form.values.name}
        error={form.errors.name}
        onValueChange={(name) => form.edit({ name })}
      />
      <PinField
        label={m.admin_kiosk_pin()}
        hint={m.admin_kiosk_pin_hint()}
        value={form.values.pin}
        error={form.errors.pin}
        onValueChange={(pin) => form.edit({ pin })}
      />
    </ShortForm>
  );
}
