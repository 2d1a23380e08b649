import type { Language } from '@helpdesk/contract/languages';

import { stayBusy } from '#local/busy.ts';
import { createStore } from '#platform/store.ts';

/**
 * `attract`: nobody is here. `warned`: somebody was, and is asked whether they still are. `wiping`: what they left is being taken away; nobody can
 * begin.
 */
export type Visit = 'attract' | 'running' | 'warned' | 'wiping';

/** What the kiosk shows. A page that was loaded begins with a wipe, since nobody knows how the one before it ended. */
export const visit = createStore<Visit>('wiping');

let rest = () => {};

export const attract = (): void => visit.swap('attract');

/** Somebody touched the screen. Until they are gone no update comes. */
export function beginVisit(speak: (language: Language) => void, language?: Language): void {
  if (visit.get() !== 'attract') return;
  rest = stayBusy();
  visit.swap('running');
  if (language) speak(language);
}

export const warn = (): void => void (visit.get() === 'running' && visit.swap('warned'));
export const goOn = (): void => void (visit.get() === 'warned' && visit.swap('running'));

/**
 * Nobody is here any more: what they left is taken away, and the next one begins with a document of their own, so that no memory of this one is
 * left.
 * @param forget may take as long as it likes, and fail: the next document begins with the same
 */
export async function endVisit(forget: () => Promise<void>, reload: () => void): Promise<void> {
  if (visit.get() === 'wiping') return;
  visit.swap('wiping');
  await forget().catch(() => undefined);
  rest();
  reload();
}
