import { barePin } from '@helpdesk/contract/rules/kiosk-code';

import type { KioskIdentity, KioskStorage, WrongPins } from '#local/kiosk-db.ts';

/** After so many wrong ones in a row none is heard for a while. */
const mostWrong = 5;
const waitMs = 5 * 60_000;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Whether these digits are the PIN: by the hash that the server handed out, so that it needs no line. */
async function isPin(typed: string, { salt, iterations, hash }: KioskIdentity['exitPin']): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(barePin(typed)), 'PBKDF2', false, ['deriveBits']);
  const derived = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations }, key, 256),
  );
  const known = bytesOf(hash);
  return derived.length === known.length && derived.every((byte, index) => byte === known[index]);
}

/** Until when no PIN is heard; undefined: one may be tried. A clock that was put back does not lock staff out for longer. */
const waitsUntil = (wrong: WrongPins | undefined, now: number): number | undefined =>
  wrong && wrong.count >= mostWrong && wrong.until > now && wrong.until <= now + waitMs ? wrong.until : undefined;

/** What came of a PIN. */
export type PinOutcome = 'right' | 'wrong' | { readonly until: number };

/** Tries a PIN. A try is noted before it is looked at, so that a device that is switched off forgets none. */
export async function tryPin(
  typed: string,
  exitPin: KioskIdentity['exitPin'],
  storage: Pick<KioskStorage, 'wrongPins' | 'noteWrongPins'>,
  now: () => number = Date.now,
): Promise<PinOutcome> {
  const before = await storage.wrongPins();
  const until = waitsUntil(before, now());
  if (until) return { until };
  const others = before && before.count < mostWrong ? before.count : 0;
  const wrong = { count: others + 1, until: now() + waitMs };
  await storage.noteWrongPins(wrong);
  if (await isPin(typed, exitPin)) {
    await storage.noteWrongPins({ count: 0, until: 0 });
    return 'right';
  }
  return wrong.count >= mostWrong ? { until: wrong.until } : 'wrong';
}
