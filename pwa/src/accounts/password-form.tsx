import { passwordChange } from '@helpdesk/contract/calls/account';
import { m } from '@helpdesk/words/messages';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { PasswordField } from '#admin/login/password-field.tsx';
import { changePassword } from './account.writes.ts';
import styles from './account-sections.module.css';

/** A new password, for which the current one is asked. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm({ current: '', password: '' });
  return (
    <section className={styles.section}>
      <h2>{m.admin_account_password()}</h2>
      <ShortForm
        form={form}
        schema={passwordChange}
        action={m.admin_account_change()}
        className={styles.form}
        write={() => changePassword(form.values)}
        onDone={() => form.edit({ current: '', password: '' })}
      >
        {/* For password managers, which ask whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={m.admin_account_current()}
          autoComplete="current-password"
          value={form.values.current}
          error={form.errors.current}
          onValueChange={(current) => form.edit({ current })}
        />
        <PasswordField
          label={m.admin_account_new()}
          autoComplete="new-password"
          hint={m.admin_account_new_hint()}
          value={form.values.password}
          error={form.errors.password}
          onValueChange={(password) => form.edit({ password })}
        />
      </ShortForm>
    </section>
  );
}
