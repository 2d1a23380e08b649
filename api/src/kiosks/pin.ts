import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { ExitPin } from '@helpdesk/contract/calls/kiosks';

import type { PinHash } from './kiosks.sql.ts';

const derive = promisify(pbkdf2);

/** As OWASP has it for SHA-256; a slow device takes a second for it. */
const iterations = 600_000;

/** What WebCrypto checks a PIN by: of all slow functions it knows this one only. */
export async function hashPin(pin: string): Promise<PinHash> {
  const salt = randomBytes(16);
  return { salt, iterations, hash: await derive(pin, salt, iterations, 32, 'sha256') };
}

/** As it is sent. */
export const exitPinOf = ({ salt, iterations: times, hash }: PinHash): ExitPin => ({
  salt: salt.toString('base64'),
  iterations: times,
  hash: hash.toString('base64'),
});
