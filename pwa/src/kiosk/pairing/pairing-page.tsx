import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';

import { isKioskAgain } from '#kiosk/identity.ts';
import { OnScreenKeyboard } from '#kiosk/keyboard/on-screen-keyboard.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PairingForm } from './pairing-form.tsx';
import styles from './pairing-page.module.css';

/** Where a device is made a kiosk, by a code of the back-office. */
export function PairingPage() {
  useEffect(() => void isKioskAgain().then((is) => is && location.reload()), []);
  return (
    <div className="wrap page">
      <PageTitle page={m.kiosk_pair_title()} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>{m.kiosk_pair_title()}</h1>
        <p>{m.kiosk_pair_text()}</p>
        <PairingForm />
      </div>
      <OnScreenKeyboard />
    </div>
  );
}
