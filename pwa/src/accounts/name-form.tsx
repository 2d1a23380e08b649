import { nameChange } from '@helpdesk/contract/calls/account';
import { maxPersonName } from '@helpdesk/contract/roles/person-name';
import { m } from '@helpdesk/words/messages';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { changeName } from './account.writes.ts';
import styles from './account-sections.module.css';

/** What the others call one, wherever it is said who changed something. */
export function NameForm({ name }: { name: string }) {
  const form = useForm({ name });
  return (
    <section className={styles.section}>
      <h2>{m.admin_account_name()}</h2>
      <ShortForm form={form} schema={nameChange} action={m.admin_save()} className={styles.form} write={() => changeName(form.values.name)}>
        <TextField
          label={m.admin_account_name()}
          hint={m.admin_account_name_hint()}
          autoComplete="name"
          longest={maxPersonName}
          value={form.values.name}
          error={form.errors.name}
          onValueChange={(typed) => form.edit({ name: typed })}
        />
      </ShortForm>
    </section>
  );
}
