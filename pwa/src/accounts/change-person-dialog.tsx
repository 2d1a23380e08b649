import { administratorChange, type Everybody } from '@helpdesk/contract/calls/administrators';
import { maxPersonName } from '@helpdesk/contract/roles/person-name';
import { m } from '@helpdesk/words/messages';
import styles from '#admin/form/short-dialog.module.css';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { changePerson } from './account.writes.ts';
import { RoleField } from './role-field.tsx';

/** What somebody is called, and what they may do from now on. */
export function ChangePersonDialog({ one, onClose }: { one: Everybody['administrators'][number]; onClose: () => void }) {
  const form = useForm({ name: one.name, role: one.role });
  return (
    <Modal title={m.admin_row_of({ what: m.admin_people_change(), name: one.name || one.email })} onClose={onClose}>
      <ShortForm
        form={form}
        schema={administratorChange}
        action={m.admin_save()}
        className={styles.body}
        write={() => changePerson(one._id, form.values)}
        onDone={onClose}
      >
        <TextField
          label={m.admin_account_name()}
          hint={m.admin_account_name_hint()}
          autoComplete="off"
          longest={maxPersonName}
          value={form.values.name}
          error={form.errors.name}
          onValueChange={(name) => form.edit({ name })}
        />
        <RoleField value={form.values.role} onChoose={(role) => form.edit({ role })} />
        <p>{m.admin_role_at_once()}</p>
      </ShortForm>
    </Modal>
  );
}
