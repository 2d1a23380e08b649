import { countedText, missedSearchCalls } from '@helpdesk/contract/calls/missed-searches';

import type { MineStorage } from '#local/mine-db.ts';
import { type Call, createCall } from '#sync/call.ts';
import { serverClock } from '#sync/server-clock.ts';
import { mine } from './storage.ts';

type MissedStorage = Pick<MineStorage, 'countMissed' | 'missed' | 'forgetMissed'>;

const aDay = 24 * 60 * 60 * 1000;

/** Keeps that a search found nothing, until the server is told; never says anything (product 7.5). */
export async function countMissed(typed: string, open: () => Promise<MissedStorage> = mine, now = serverClock.now): Promise<void> {
  const text = countedText(typed);
  if (text === undefined) return;
  await open()
    .then((storage) => storage.countMissed(text, Math.floor(now() / aDay)))
    .catch(() => undefined);
}

/** Tells the server what was counted, and forgets it unless the server may hear it later; never says anything. */
export async function sendMissed(
  open: () => Promise<MissedStorage> = mine,
  call: Pick<Call, 'send'> = createCall({ clock: serverClock }),
): Promise<void> {
  try {
    const storage = await open();
    const searches = await storage.missed();
    if (searches.length === 0) return;
    const { method, path } = missedSearchCalls.report;
    const answer = await call.send(path, { method, body: { searches } });
    // Refused for what it is, it would be refused forever.
    const isHeard = answer.state === 'ok' && answer.body.status < 500 && answer.body.status !== 429;
    if (isHeard) await storage.forgetMissed(searches.map(({ text }) => text));
  } catch {
    // A number that is lost is no harm.
  }
}
