import { sendMissed } from '#mine/missed-searches.ts';
import { outbox } from '#mine/outbox.ts';
import { mine } from '#mine/storage.ts';

import { forgetCookies, forgetTexts } from './forget-texts.ts';

/** What no store answers within this is left to the next document, which begins with a wipe as well. */
const patienceMs = 4_000;
const missedPatienceMs = 2_000;

/**
 * Takes away what is a visitor's own: each store forgets by itself, and one that fails keeps no other from it. What stays is the kiosk's: the
 * catalogue, pictures, the worker and its files, who the kiosk is; and requests that still wait to be sent.
 */
export async function wipe(): Promise<void> {
  forgetCookies();
  forgetTexts();
  window.name = '';
  const all = [forgetMine(), forgetAnswered(), forgetOffice(), forgetClipboard()];
  await Promise.race([Promise.allSettled(all), later(patienceMs)]);
}

/** A search that found nothing is counted while there is a line; without one it is forgotten: a number that is lost is no harm. */
async function forgetMine(): Promise<void> {
  await Promise.race([sendMissed(), later(missedPatienceMs)]);
  await (await mine()).forget();
}

/** What was received, or refused: nobody is here any more to read it. */
async function forgetAnswered(): Promise<void> {
  const { items, remove } = await outbox();
  for (const { id, state } of await items()) if (state !== 'queued') await remove(id);
}

/** Nobody logs in on a kiosk; a device that somebody did on before it became one held their drafts. */
function forgetOffice(): Promise<void> {
  return new Promise((done) => {
    const asked = indexedDB.deleteDatabase('office');
    asked.onsuccess = () => done();
    asked.onerror = () => done();
    asked.onblocked = () => done();
  });
}

/** What somebody copied. A page without the focus may not. */
const forgetClipboard = async (): Promise<void> => navigator.clipboard?.writeText('').catch(() => undefined);

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
