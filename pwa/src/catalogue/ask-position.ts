import { here } from './here.ts';

/** A phone that is slower has no view of the sky. */
const longestMs = 20_000;
/** Nobody walks far meanwhile. */
const oldestMs = 60_000;

/** Asks the phone where it is, which asks whoever holds it. False where nobody may or can know. */
export const askPosition = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        here.swap({ latitude, longitude, accuracyMetres: accuracy, since: timestamp });
        resolve(true);
      },
      () => resolve(false),
      { timeout: longestMs, maximumAge: oldestMs },
    );
  });
