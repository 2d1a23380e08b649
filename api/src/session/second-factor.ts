import { site } from '@helpdesk/site/site';
import { Secret, TOTP } from 'otpauth';

import type { Sql } from '#db/sql.ts';
import { digestOf } from '#http/secret.ts';
import { readSecrets, useRecoveryCode, useStep } from './second-factor.sql.ts';

const periodMs = 30_000;
const recoveryCodes = 8;

/** What every authenticator app knows: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') => new TOTP({ issuer: site.shortName.en, label, secret: Secret.fromBase32(secret) });

/** 160 random bits, as RFC 4226 has it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the picture that an app scans says. */
export const secretLink = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The 30-second step of a code, which may be one late: it takes time to type. None from a step to come. Undefined when it is wrong. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null || delta > 0 ? undefined : Math.floor(now / periodMs) + delta;
}

/** Codes for the day on which the phone is lost: 140 random bits each, in four groups that can be read out. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => (new Secret({ size: 18 }).base32.slice(0, 28).match(/.{7}/g) ?? []).join('-'));

export const recoveryHash = (code: string): Buffer => digestOf(bare(code));

/** What was used up: a code of the app, or a recovery code; undefined when the code is wrong or was used before. */
export async function useCode(sql: Sql, administratorId: string, typed: string, now: number): Promise<'app' | 'recovery' | undefined> {
  const { active } = await readSecrets(sql, administratorId);
  if (active === undefined) return undefined;
  const code = bare(typed);
  if (!/^\d{6}$/.test(code)) return (await useRecoveryCode(sql, administratorId, recoveryHash(code))) ? 'recovery' : undefined;
  const step = stepOf(active, code, now);
  return step !== undefined && (await useStep(sql, administratorId, step)) ? 'app' : undefined;
}

const bare = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
