import { isKiosk } from '#local/kiosk-mark.ts';

import { KioskHome } from './home/kiosk-home.tsx';
import { PairingPage } from './pairing/pairing-page.tsx';

/** What `/kiosk` shows is decided by what the device is: the address makes no kiosk of it. */
export function KioskPage() {
  return isKiosk() ? <KioskHome /> : <PairingPage />;
}
