import { here } from './here.ts';

/** A phone that is slower has no view of the sky. */
const longestMs = 20_000;
/** Nobody walks far meanwhile. */
const oldestMs = 60_000;

/**
 * Asks the phone where it is, which asks whoever holds it. False where nobody may or can know.
 * @param precisely by satellites, which takes longer and more of the battery
 */
export const askPosition = (precisely = false): Promise<boolean> =>
  new Promise((resolve) => {
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
