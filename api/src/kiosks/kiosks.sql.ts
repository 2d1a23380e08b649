import type { Heartbeat } from '@helpdesk/contract/calls/kiosks';

import type { Sql } from '#db/sql.ts';

/** What a PIN is checked by. */
export interface PinHash {
  readonly salt: Buffer;
  readonly iterations: number;
  readonly hash: Buffer;
}

/** A code by its hash. */
export interface KioskCode {
  readonly hash: Buffer;
  readonly expiresAt: Date;
  /** Id of the administrator who made it, with whose right it ends. */
  readonly grantedBy: string;
}

interface Known extends PinHash {
  readonly id: string;
  readonly name: string;
}

export interface ListedKiosk {
  readonly _id: string;
  readonly name: string;
  readonly codeExpiresAt: Date | null;
  readonly pairedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly seenAt: Date | null;
  readonly heartbeat: Heartbeat | null;
}

/** All of them; codes that are too old are not told. @param latest as in `pairDevice` */
export const readKiosks = (sql: Sql, now: Date, latest: Date): Promise<ListedKiosk[]> =>
  sql<ListedKiosk[]>`
    SELECT id AS _id, name, CASE WHEN code_expires_at > ${now} AND code_expires_at <= ${latest} AND may_grant(code_granted_by) THEN code_expires_at END AS "codeExpiresAt",
      paired_at AS "pairedAt", revoked_at AS "revokedAt", seen_at AS "seenAt", heartbeat
    FROM kiosk ORDER BY lower(name), id`;

/** @returns its id */
export async function insertKiosk(sql: Sql, name: string, pin: PinHash, code: KioskCode): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO kiosk (name, pin_salt, pin_iterations, pin_hash, code_hash, code_expires_at, code_granted_by)
    VALUES (${name}, ${pin.salt}, ${pin.iterations}, ${pin.hash}, ${code.hash}, ${code.expiresAt}, ${code.grantedBy}) RETURNING id`;
  return row.id;
}

/** @param pin absent: it stays. @returns false when there is no such kiosk */
export async function updateKiosk(sql: Sql, id: string, name: string, pin: PinHash | undefined): Promise<boolean> {
  const { salt = null, iterations = null, hash = null } = pin ?? {};
  const updated = await sql`
    UPDATE kiosk SET name = ${name}, pin_salt = coalesce(${salt}::bytea, pin_salt),
      pin_iterations = coalesce(${iterations}::integer, pin_iterations), pin_hash = coalesce(${hash}::bytea, pin_hash)
    WHERE id::text = ${id}`;
  return updated.count === 1;
}

/** A code in the place of an earlier one. @returns false when there is no such kiosk */
export async function putCode(sql: Sql, id: string, { hash, expiresAt, grantedBy }: KioskCode): Promise<boolean> {
  const updated = await sql`
    UPDATE kiosk SET code_hash = ${hash}, code_expires_at = ${expiresAt}, code_granted_by = ${grantedBy} WHERE id::text = ${id}`;
  return updated.count === 1;
}

/**
 * Uses a code up: the device that comes with it takes the place of the one before. One statement, so that of two with the same code one is paired.
 * A code whose granter may no longer grant pairs nothing.
 * @param latest a code that is valid for longer was made by another clock
 */
export async function pairDevice(sql: Sql, codeHash: Buffer, tokenHash: Buffer, now: Date, latest: Date): Promise<Known | undefined> {
  const [paired] = await sql<Known[]>`
    UPDATE kiosk SET token_hash = ${tokenHash}, paired_at = ${now}, revoked_at = NULL, code_hash = NULL, code_expires_at = NULL,
      code_granted_by = NULL, seen_at = NULL, heartbeat = NULL
    WHERE code_hash = ${codeHash} AND code_expires_at > ${now} AND code_expires_at <= ${latest} AND may_grant(code_granted_by)
    RETURNING id, name, pin_salt AS salt, pin_iterations AS iterations, pin_hash AS hash`;
  return paired;
}

/** The kiosk whose token it is. */
export async function findPaired(sql: Sql, tokenHash: Buffer): Promise<Known | undefined> {
  const [known] = await sql<Known[]>`
    SELECT id, name, pin_salt AS salt, pin_iterations AS iterations, pin_hash AS hash FROM kiosk WHERE token_hash = ${tokenHash}`;
  return known;
}

/**
 * Writes only what was noted long ago, or says something else than before; of free bytes there are others each time. By token: what a device
 * tells that was replaced meanwhile is not the other one's.
 * @param since what was noted earlier is long ago
 */
export async function noteHeartbeat(sql: Sql, tokenHash: Buffer, heartbeat: Heartbeat, since: Date, now: Date): Promise<void> {
  const told = sql.json(heartbeat);
  await sql`
    UPDATE kiosk SET seen_at = ${now}, heartbeat = ${told}
    WHERE token_hash = ${tokenHash}
      AND (seen_at IS NULL OR seen_at <= ${since} OR seen_at > ${now} OR heartbeat - 'freeBytes' <> ${told} - 'freeBytes')`;
}

/** Ends pairing and code. @returns false when there is no such kiosk */
export async function revokeKiosk(sql: Sql, id: string, now: Date): Promise<boolean> {
  const revoked = await sql`
    UPDATE kiosk SET token_hash = NULL, code_hash = NULL, code_expires_at = NULL, code_granted_by = NULL,
      revoked_at = coalesce(revoked_at, ${now}) WHERE id::text = ${id}`;
  return revoked.count === 1;
}

export async function hasKiosk(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`SELECT EXISTS (SELECT FROM kiosk WHERE id::text = ${id}) AS has`;
  return row.has;
}

/** @returns false when there is none, or a device is paired with it */
export async function deleteUnpaired(sql: Sql, id: string): Promise<boolean> {
  const deleted = await sql`DELETE FROM kiosk WHERE id::text = ${id} AND token_hash IS NULL`;
  return deleted.count === 1;
}
