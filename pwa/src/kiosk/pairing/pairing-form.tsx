import { kioskCalls, pairingInput } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';
import { type FormEvent, useState } from 'react';
import { becomeKiosk } from '#kiosk/identity.ts';
import { kioskAddress } from '#kiosk/kiosk-address.ts';
import { request } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import styles from './pairing-page.module.css';

/** Takes a one-time code, and makes this device the kiosk that it was made for. */
export function PairingForm() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [pairing, setPairing] = useState(false);
  const form = useFocusOnRefusal(refusals);

  const refuse = (sentence: string) => {
    setError(sentence);
    setRefusals((before) => before + 1);
  };

  const pair = async (event: FormEvent) => {
    event.preventDefault();
    if (pairing) return;
    if (!pairingInput.safeParse({ code }).success) return refuse(m.kiosk_pair_wrong());
    setPairing(true);
    const answer = await request(kioskCalls.pair, { body: { code } });
    setPairing(false);
    if (answer.state === 'unreachable') return refuse(m.kiosk_pair_unreachable());
    if (answer.state === 'refused') return refuse(answer.errors.code ?? answer.displayMessage);
    try {
      await becomeKiosk(answer.result);
    } catch {
      return refuse(m.kiosk_pair_not_kept());
    }
    location.replace(kioskAddress);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void pair(event)}>
      <TextField
        label={m.kiosk_pair_code()}
        hint={m.kiosk_pair_hint()}
        error={error}
        value={code}
        onValueChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" large aria-disabled={pairing}>
        {m.kiosk_pair_do()}
      </Button>
    </form>
  );
}
