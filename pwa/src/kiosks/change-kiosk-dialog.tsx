import { type Kiosk, kioskChange, maxKioskName } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';

import dialog from '#admin/form/short-dialog.module.css';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { changeKiosk } from './kiosks.writes.ts';
import { PinField } from './pin-field.tsx';

/** Another name, and another PIN if one is typed. */
export function ChangeKioskDialog({ kiosk: { _id, name }, onClose }: { kiosk: Kiosk; onClose: () => void }) {
  const form = useForm<{ name: string; pin?: string }>({ name });
  return (
    <Modal title={m.admin_row_of({ what: m.admin_kiosk_change(), name })} onClose={onClose}>
      <ShortForm
        form={form}
        schema={kioskChange}
        action={m.admin_save()}
        className={dialog.body}
        write={() => changeKiosk(_id, form.values)}
        onDone={onClose}
      >
        <TextField
          label={m.admin_kiosk_name()}
          autoComplete="off"
          longest={maxKioskName}
          value={form.values.name}
          error={form.errors.name}
          onValueChange={(typed) => form.edit({ name: typed })}
        />
        <PinField
          label={m.admin_kiosk_pin_new()}
          hint={m.admin_kiosk_pin_keep()}
          value={form.values.pin ?? ''}
          error={form.errors.pin}
          onValueChange={(pin) => form.edit({ pin: pin || undefined })}
        />
      </ShortForm>
    </Modal>
  );
}
