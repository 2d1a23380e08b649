import { secondFactorConfirm, secondFactorStart } from '@helpdesk/contract/calls/account';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef, useState } from 'react';
import { renderSVG } from 'uqr';
import row from '#admin/form/buttons.module.css';
import styles from '#admin/form/short-dialog.module.css';
import { ShortForm } from '#admin/form/short-form.tsx';
import { useForm } from '#admin/form/use-form.ts';
import { PasswordField } from '#admin/login/password-field.tsx';
import { Modal } from '#admin/shell/modal.tsx';
import type { ServerAnswer } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { confirmSecondFactor, startSecondFactor } from './account.writes.ts';
import { CopyButton } from './copy-button.tsx';

/** Password, then the picture that an app scans and the app's answer, then the codes for the day on which the phone is lost. */
export function StartSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [offered, setOffered] = useState<{ secret: string; link: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Modal title={m.admin_factor()} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : offered ? (
        <Confirm offered={offered} onDone={setCodes} />
      ) : (
        <AskPassword onDone={setOffered} />
      )}
    </Modal>
  );
}

function AskPassword({ onDone }: { onDone: (offered: { secret: string; link: string }) => void }) {
  const form = useForm({ password: '' });
  return (
    <ShortForm
      className={styles.body}
      form={form}
      schema={secondFactorStart}
      action={m.admin_factor_next()}
      write={async () => keep(await startSecondFactor(form.values.password), onDone)}
    >
      <p>{m.admin_factor_password_text()}</p>
      <PasswordField
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        onValueChange={(password) => form.edit({ password })}
      />
    </ShortForm>
  );
}

function Confirm({
  offered: { secret, link },
  onDone,
}: {
  offered: { secret: string; link: string };
  onDone: (codes: readonly string[]) => void;
}) {
  const form = useForm({ code: '' });
  return (
    <ShortForm
      className={styles.body}
      form={form}
      schema={secondFactorConfirm}
      action={m.admin_factor_confirm()}
      write={async () => keep(await confirmSecondFactor(form.values.code), ({ recoveryCodes }) => onDone(recoveryCodes))}
    >
      <p>{m.admin_factor_scan()}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 4 }))}`}
        alt={m.admin_factor_picture()}
        className={styles.picture}
      />
      <p className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <TextField
        autoFocus
        label={m.admin_factor_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={form.values.code}
        error={form.errors.code}
        onValueChange={(code) => form.edit({ code })}
      />
    </ShortForm>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.body}>
      <p ref={text} tabIndex={-1}>
        {m.admin_factor_codes_text()}
      </p>
      <ul className={`list ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={row.buttons}>
        <CopyButton text={codes.join('\n')} />
        <Button onClick={onClose}>{m.admin_factor_codes_kept()}</Button>
      </div>
    </div>
  );
}

/** What was answered, told on before the dialog's next step is drawn. */
function keep<Result>(response: ServerAnswer<Result>, onDone: (result: Result) => void): ServerAnswer<Result> {
  if (response.state === 'ok') onDone(response.result);
  return response;
}
