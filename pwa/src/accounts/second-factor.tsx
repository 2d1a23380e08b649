import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import row from '#admin/form/buttons.module.css';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './account-sections.module.css';
import { EndSecondFactorDialog } from './end-second-factor-dialog.tsx';
import { StartSecondFactorDialog } from './start-second-factor-dialog.tsx';

/** Whether a login asks for a code of an authenticator app, too. */
export function SecondFactor({ isOn, recoveryCodes }: { isOn: boolean; recoveryCodes: number }) {
  const [open, setOpen] = useState<'start' | 'end'>();
  const close = () => setOpen(undefined);
  return (
    <section className={styles.section}>
      <h2>{m.admin_factor()}</h2>
      {isOn ? (
        <>
          <div className={row.buttons}>
            <Badge icon="check" tone="ok">
              {m.admin_factor_on()}
            </Badge>
            <Badge icon="list" tone={recoveryCodes < 3 ? 'wait' : 'off'}>
              {m.admin_factor_codes_left({ count: recoveryCodes })}
            </Badge>
          </div>
          <p>{m.admin_factor_on_text()}</p>
        </>
      ) : (
        <p>{m.admin_factor_text()}</p>
      )}
      <div className={row.buttons}>
        <Button look={isOn ? 'line' : 'primary'} onClick={() => setOpen(isOn ? 'end' : 'start')}>
          {isOn ? m.admin_factor_end() : m.admin_factor_start()}
        </Button>
      </div>
      {open === 'start' && <StartSecondFactorDialog onClose={close} />}
      {open === 'end' && <EndSecondFactorDialog onClose={close} />}
    </section>
  );
}
