import { m } from '@helpdesk/words/messages';
import { useEffect, useEffectEvent, useState } from 'react';

import { identity, leaveKiosk } from '#kiosk/identity.ts';
import { PairingForm } from '#kiosk/pairing/pairing-form.tsx';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet, SheetActions, SheetHead } from '#ui/controls/sheet.tsx';

import { LostRequests } from './lost-requests.tsx';
import { PinPad } from './pin-pad.tsx';

/** As long as it stands open, nobody is asked whether they are still here; so it closes by itself. */
const openForMs = 90_000;

/** For staff: behind their PIN, what they may do to the device. One that the server knows no more can only be paired anew. */
export function OfficeSheet({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
  const kiosk = useStore(identity);
  const [isKnown, setKnown] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), openForMs);
    return () => clearTimeout(timer);
  }, []);
  const needsPin = kiosk && !isKnown;
  return (
    <Sheet opener={opener} onClose={onClose}>
      <SheetHead title={kiosk?.name ?? m.kiosk_office_title()} text={needsPin ? m.kiosk_office_pin() : undefined} />
      {needsPin && <PinPad exitPin={kiosk.exitPin} onRight={() => setKnown(true)} />}
      {kiosk && isKnown && <Choices onClose={onClose} />}
      {(!kiosk || (isKnown && !kiosk.token)) && <PairingForm />}
    </Sheet>
  );
}

function Choices({ onClose }: { onClose: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) {
    return (
      <>
        <p>{m.kiosk_leave_text()}</p>
        <SheetActions>
          <Button look="line" large onClick={onClose}>
            {m.kiosk_leave_not()}
          </Button>
          <Button look="danger" large onClick={() => void leave()}>
            {m.kiosk_leave_do()}
          </Button>
        </SheetActions>
      </>
    );
  }
  return (
    <>
      <LostRequests />
      <SheetActions>
        <Button look="line" large onClick={() => location.reload()}>
          {m.kiosk_office_reload()}
        </Button>
        <Button look="danger" large onClick={() => setLeaving(true)}>
          {m.kiosk_leave()}
        </Button>
      </SheetActions>
    </>
  );
}

async function leave(): Promise<void> {
  await leaveKiosk();
  location.replace('/');
}
