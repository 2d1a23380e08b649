import type { Pool, Sql } from '#db/sql.ts';
import { latestHonest } from '#db/time/other-time.ts';
import { digestOf, newToken } from '#http/secret.ts';
import { hasAdministrator } from './administrators.sql.ts';
import { findInvite, type Granter, hasFirstInvite, type Invited, putInvite } from './invites.sql.ts';

export const inviteLifetimeMs = 24 * 3_600_000;
/** So long an invitation that nobody used is listed, to be made anew. */
const listedMs = 30 * inviteLifetimeMs;
/** Of a link that was asked for by mail. */
export const mailedLifetimeMs = 3_600_000;

/**
 * A one-time link's token, valid for 24 hours; an earlier one of the same e-mail ends.
 * @param email absent for the first administrator, who names it
 */
export async function makeInvite(
  sql: Sql,
  email: string | undefined,
  now: Date,
  as: Omit<Invited, 'email'> & { readonly grantedBy?: Granter } = {},
): Promise<string> {
  const token = newToken();
  await store(sql, { ...as, tokenHash: digestOf(token), email, expiresAt: new Date(now.getTime() + inviteLifetimeMs) }, now);
  return token;
}

/** The token of a link to a new password for whoever reads the mails of that address, valid for an hour. The second factor stays. */
export async function makeMailedLink(sql: Sql, email: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + mailedLifetimeMs);
  await store(sql, { tokenHash: digestOf(token), email, keepsFactor: true, byMail: true, expiresAt }, now);
  return token;
}

const store = (sql: Sql, invite: Parameters<typeof putInvite>[1], now: Date) =>
  putInvite(sql, invite, now, new Date(now.getTime() - listedMs));

/** The way in for the first administrator: the token of a new link, or none while an earlier one lives, which nobody can tell again. */
export interface FirstInvite {
  readonly token?: string;
}

/** Undefined when there is an administrator. */
export async function inviteFirst(sql: Pool, now: Date): Promise<FirstInvite | undefined> {
  if (await hasAdministrator(sql)) return undefined;
  const isThere = await hasFirstInvite(sql, now, latestHonest(now, inviteLifetimeMs));
  return isThere ? {} : { token: await makeInvite(sql, undefined, now) };
}

/** What a link is for that lives; `email` is absent when it makes the first administrator. */
export const livingInvite = (sql: Sql, token: string, now: Date): Promise<Invited | undefined> =>
  findInvite(sql, digestOf(token), now, latestHonest(now, inviteLifetimeMs));
