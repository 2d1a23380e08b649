import { randomInt } from 'node:crypto';
import { type Heartbeat, kioskCodeLifetimeMs } from '@helpdesk/contract/calls/kiosks';
import { kioskCodeLength, kioskCodeLetters } from '@helpdesk/contract/rules/kiosk-code';

import type { Sql } from '#db/sql.ts';
import { latestHonest } from '#db/time/other-time.ts';
import { digestOf, newToken } from '#http/secret.ts';
import { findPaired, type KioskCode, noteHeartbeat, pairDevice } from './kiosks.sql.ts';

/** A heartbeat that says nothing new is noted once a minute, however often it comes. */
const noteMs = 60_000;

/** 40 random bits: enough for half an hour in which each network may try ten times in ten minutes. */
export const newKioskCode = (): string =>
  Array.from({ length: kioskCodeLength }, () => kioskCodeLetters[randomInt(kioskCodeLetters.length)]).join('');

/** What is kept of a code that is made now. */
export const keptCode = (code: string, grantedBy: string, now: Date): KioskCode => ({
  hash: digestOf(code),
  expiresAt: new Date(now.getTime() + kioskCodeLifetimeMs),
  grantedBy,
});

/** The latest moment until which a code can honestly live. */
export const latestCode = (now: Date): Date => latestHonest(now, kioskCodeLifetimeMs);

/** The kiosk that a device is from now on, and its token, which is kept nowhere. */
export async function pair(sql: Sql, code: string, now: Date) {
  const token = newToken();
  const kiosk = await pairDevice(sql, digestOf(code), digestOf(token), now, latestCode(now));
  return kiosk && { kiosk, token };
}

/** The kiosk whose token it is; what it tells is noted. */
export async function hearKiosk(sql: Sql, token: string, heartbeat: Heartbeat, now: Date) {
  const tokenHash = digestOf(token);
  const kiosk = await findPaired(sql, tokenHash);
  if (kiosk) await noteHeartbeat(sql, tokenHash, heartbeat, new Date(now.getTime() - noteMs), now);
  return kiosk;
}

/** The id of the kiosk whose token it is. */
export const kioskOf = async (sql: Sql, token: string): Promise<string | undefined> => (await findPaired(sql, digestOf(token)))?.id;
