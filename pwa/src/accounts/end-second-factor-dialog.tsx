import { secondFactorEnd } from '@helpdesk/contract/calls/account';
import { m } from '@helpdesk/words/messages';
import styles from '#admin/form/short-dialog.module.css';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { PasswordField } from '#admin/login/password-field.tsx';
import { Modal } from '#admin/shell/modal.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { endSecondFactor } from './account.writes.ts';

/** Password and a code, and the password alone is enough again. */
export function EndSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ password: '', code: '' });
  return (
    <Modal title={m.admin_factor_end()} onClose={onClose}>
      <ShortForm
        danger
        form={form}
        schema={secondFactorEnd}
        action={m.admin_factor_end()}
        className={styles.body}
        write={() => endSecondFactor(form.values)}
        onDone={onClose}
      >
        <p>{m.admin_factor_end_text()}</p>
        <PasswordField
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onValueChange={(password) => form.edit({ password })}
        />
        <TextField
          label={m.login_code()}
          hint={m.login_code_hint()}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.values.code}
          error={form.errors.code}
          onValueChange={(code) => form.edit({ code })}
        />
      </ShortForm>
    </Modal>
  );
}
