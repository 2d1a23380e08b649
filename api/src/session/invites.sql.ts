import type { Pool, Sql } from '#db/sql.ts';
import { hasAdministrator } from './administrators.sql.ts';
import { digestOf, newToken } from './secret.ts';

const lifetimeMs = 24 * 3_600_000;

/**
 * A one-time link's token, valid for 24 hours; an earlier one of the same e-mail ends.
 * @param email absent for the first administrator, who names it
 */
export async function makeInvite(sql: Sql, email: string | undefined, now: Date): Promise<string> {
  const token = newToken();
  await sql`DELETE FROM invite WHERE lower(email) IS NOT DISTINCT FROM lower(${email ?? null}::text) OR expires_at <= ${now}`;
  await sql`INSERT INTO invite (token_hash, email, expires_at)
    VALUES (${digestOf(token)}, ${email ?? null}, ${new Date(now.getTime() + lifetimeMs)})`;
  return token;
}

/** The link for the first administrator, new at each call; undefined when there is an administrator. */
export async function inviteFirst(sql: Pool, now: Date): Promise<string | undefined> {
  return (await hasAdministrator(sql)) ? undefined : makeInvite(sql, undefined, now);
}

/** Whom a living link is for; `email` is absent when it makes the first administrator. */
export async function findInvite(sql: Sql, token: string, now: Date): Promise<{ email?: string } | undefined> {
  const [invite] = await sql<{ email: string | null }[]>`
    SELECT email FROM invite WHERE token_hash = ${digestOf(token)} AND expires_at > ${now}`;
  return invite && { email: invite.email ?? undefined };
}

/** Uses a link up; false when somebody else was quicker. */
export async function takeInvite(sql: Sql, token: string): Promise<boolean> {
  const taken = await sql`DELETE FROM invite WHERE token_hash = ${digestOf(token)}`;
  return taken.count === 1;
}
