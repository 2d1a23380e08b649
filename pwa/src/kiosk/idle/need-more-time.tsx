import { m } from '@helpdesk/words/messages';
import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import scrim from '#ui/controls/scrim.module.css';
import { answerWithinMs } from './idle-clock.ts';
import styles from './need-more-time.module.css';

/** Asks whether somebody is still here, over whatever is open; a touch anywhere says yes, as does a key. */
export function NeedMoreTime({ onStay }: { onStay: () => void }) {
  const seconds = useSecondsLeft();
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button says it; who touches beside it means the same. */}
        <div className={`${scrim.scrim} ${styles.over}`} onClick={onStay} onKeyDown={onStay}>
          <Dialog.Content role="alertdialog" className={styles.dialog}>
            <Dialog.Title className={styles.title}>{m.kiosk_more_time()}</Dialog.Title>
            <Dialog.Description>{m.kiosk_more_time_text()}</Dialog.Description>
            {/* Seen, and not read out each second. */}
            <p className={styles.left} aria-hidden="true">
              {seconds}
            </p>
            <Button large block className={styles.stay} onClick={onStay}>
              {m.kiosk_more_time_stay()}
            </Button>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useSecondsLeft(): number {
  const [left, setLeft] = useState(answerWithinMs / 1_000);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
