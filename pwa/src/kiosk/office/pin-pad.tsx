import { pinDigits } from '@helpdesk/contract/rules/kiosk-code';
import { m } from '@helpdesk/words/messages';
import { useEffect, useEffectEvent, useState } from 'react';

import type { KioskIdentity } from '#local/kiosk-db.ts';
import { kioskStorage } from '#mine/kiosk-storage.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { type PinOutcome, tryPin } from './pin.ts';
import styles from './pin-pad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Takes the PIN by touch, or from a keyboard that is plugged in. */
export function PinPad({ exitPin, onRight }: { exitPin: KioskIdentity['exitPin']; onRight: () => void }) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const type = (digit: string) => setTyped((before) => (before + digit).slice(0, pinDigits.most));
  const erase = () => setTyped((before) => before.slice(0, -1));

  const enter = async () => {
    if (typed.length < pinDigits.fewest) return setSaid(m.kiosk_pin_wrong());
    setTyped('');
    const outcome = await tryPin(typed, exitPin, await kioskStorage());
    if (outcome === 'right') onRight();
    else setSaid(inWords(outcome));
  };

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) type(key);
    if (key === 'Backspace') erase();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return (
    <div className={styles.pad}>
      <p className={styles.typed} role="img" aria-label={m.kiosk_pin_typed({ count: typed.length })}>
        {'●'.repeat(typed.length)}
      </p>
      <p role="alert" className={styles.said}>
        {said}
      </p>
      <div className={styles.keys}>
        {digits.map((digit) => (
          <Key key={digit} digit={digit} onType={type} />
        ))}
        <Button look="quiet" large aria-label={m.kiosk_pin_erase()} onClick={erase}>
          <Icon name="back" />
        </Button>
        <Key digit="0" onType={type} />
        <Button large aria-label={m.kiosk_pin_enter()} onClick={() => void enter()}>
          <Icon name="check" />
        </Button>
      </div>
    </div>
  );
}

function Key({ digit, onType }: { digit: string; onType: (digit: string) => void }) {
  return (
    <Button look="line" large className="num" onClick={() => onType(digit)}>
      {digit}
    </Button>
  );
}

const inWords = (outcome: Exclude<PinOutcome, 'right'>): string =>
  outcome === 'wrong' ? m.kiosk_pin_wrong() : m.kiosk_pin_waits({ minutes: Math.ceil((outcome.until - Date.now()) / 60_000) });
