import { helpdesk } from '@helpdesk/site/helpdesk';

import { isKiosk } from '#local/kiosk-mark.ts';

import { here } from './here.ts';

/** A phone that is slower has no view of the sky. */
const longestMs = 20_000;
/** Nobody walks far meanwhile. */
const oldestMs = 60_000;
/** A kiosk stands at the helpdesk, somewhere in the house. */
const houseMetres = 50;

/**
 * Asks the phone where it is, which asks whoever holds it; a kiosk knows. False where nobody may or can know.
 * @param precisely by satellites, which takes longer and more of the battery
 */
export const askPosition = (precisely = false): Promise<boolean> =>
  new Promise((resolve) => {
    if (isKiosk() && helpdesk.place) {
      here.swap({ ...helpdesk.place, accuracyMetres: houseMetres, at: Date.now() });
      return resolve(true);
    }
    if (!('geolocation' in navigator)) return resolve(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        here.swap({ latitude, longitude, accuracyMetres: accuracy, at: timestamp });
        resolve(true);
      },
      () => resolve(false),
      { enableHighAccuracy: precisely, timeout: longestMs, maximumAge: precisely ? 0 : oldestMs },
    );
  });
