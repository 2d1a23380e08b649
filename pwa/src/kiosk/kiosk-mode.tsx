import './kiosk-mode.css';

import { useEffect, useState } from 'react';

import { useStore } from '#platform/use-store.ts';

import { Attract } from './attract/attract.tsx';
import { Dock } from './dock/dock.tsx';
import { NeedMoreTime } from './idle/need-more-time.tsx';
import { OnScreenKeyboard } from './keyboard/on-screen-keyboard.tsx';
import { CodeSheet } from './links/code-sheet.tsx';
import { shownCode } from './links/shown-code.ts';
import { hearLongPress } from './office/long-press.ts';
import { OfficeSheet } from './office/office-sheet.tsx';
import { Headphones } from './spoken/headphones.tsx';
import { finish } from './start.ts';
import type { KioskTools } from './tools.ts';
import { beginVisit, goOn, visit } from './visit/visit.ts';

/** What stands beside the app on a kiosk, over every page. */
export function KioskMode({ tools }: { tools: KioskTools }) {
  const now = useStore(visit);
  const code = useStore(shownCode);
  const [office, setOffice] = useState<HTMLElement>();
  const isResting = now === 'attract' || now === 'wiping';
  useEffect(() => hearLongPress(setOffice), []);
  useEffect(() => hideApp(isResting), [isResting]);
  return (
    <>
      <Dock tools={tools} isResting={isResting} onFinished={() => void finish()} />
      {isResting && <Attract isReady={now === 'attract'} onBegin={(language) => beginVisit(tools.speak, language)} />}
      {code && <CodeSheet shown={code} onClose={() => shownCode.swap(undefined)} />}
      {office && <OfficeSheet opener={office} onClose={() => setOffice(undefined)} />}
      {now === 'warned' && <NeedMoreTime onStay={goOn} />}
      {!isResting && <OnScreenKeyboard />}
      <Headphones />
    </>
  );
}

/** Under the attract screen nothing takes a touch or is read out. */
function hideApp(is: boolean): void {
  document.getElementById('root')?.toggleAttribute('inert', is);
}
