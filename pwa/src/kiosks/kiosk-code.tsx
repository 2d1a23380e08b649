import type { NewKioskCode } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';

import row from '#admin/form/buttons.module.css';
import dialog from '#admin/form/short-dialog.module.css';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './kiosk-code.module.css';

/** Where a device becomes a kiosk. */
export const pairingPath = '/kiosk';

/** A code that is told once. */
export function KioskCode({ made: { code, expiresAt }, onClose }: { made: NewKioskCode; onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={dialog.body}>
      <p ref={text} className={styles.text} tabIndex={-1}>
        {m.admin_kiosk_code_text({ address: location.origin + pairingPath, when: momentInWords(expiresAt) })}
      </p>
      <p className={styles.code}>{code}</p>
      <div className={row.buttons}>
        <Button onClick={onClose}>{m.admin_close()}</Button>
      </div>
    </div>
  );
}
