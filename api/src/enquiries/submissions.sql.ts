import type { BookingInput, ContactInput } from '@helpdesk/contract/calls/enquiries';
import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';

import { unionAll } from '#db/fragments.sql.ts';
import type { Sql } from '#db/sql.ts';

export interface Submission {
  readonly key: string;
  readonly kind: 'booking' | 'contact';
  /** Of the bytes that came: what makes two deliveries the same. */
  readonly hash: Buffer;
  readonly body: BookingInput | ContactInput;
  readonly now: Date;
}

export interface Stored {
  readonly reference: string;
  /** False: its key was there before. */
  readonly isNew: boolean;
  /** False: its key was there before with another body. */
  readonly isSame: boolean;
}

/** What a key has stored before. */
export async function findStored(sql: Sql, { key, hash }: Pick<Submission, 'key' | 'hash'>): Promise<Stored | undefined> {
  const [known] = await sql<Stored[]>`
    SELECT reference, false AS "isNew", body_hash = ${hash} AS "isSame" FROM enquiry WHERE key = ${key}`;
  return known;
}

/** With a mail to the helpdesk unless it is suspect; false when the key or the reference is taken. */
export async function insertSubmission(
  tx: Sql,
  { key, kind, hash, body, now }: Submission,
  reference: string,
  suspect: boolean,
): Promise<boolean> {
  const added = await tx`
    INSERT INTO enquiry (key, body_hash, reference, kind, body, language, notice_version, received_at, suspect, unknown_place)
    VALUES (${key}, ${hash}, ${reference}, ${kind}, ${tx.json(body)}, ${body.language ?? null}, ${body.noticeVersion ?? null},
      ${now}, ${suspect}, ${'placeName' in body ? isUnknown(tx, body) : false})
    ON CONFLICT DO NOTHING`;
  if (added.count === 0) return false;
  if (!suspect) await tx`INSERT INTO mail_job (enquiry_key, next_at) VALUES (${key}, ${now})`;
  return true;
}

/** Stays and restaurants: whom to call there comes with a booking (product 7.4). */
const booked = listingKinds.filter((kind) => contactFields(kind).length > 0);

/** Whether none of them has the id of a booking or, where it has none, the name. */
function isUnknown(tx: Sql, { placeId, placeName }: BookingInput) {
  const known = booked.map((kind) => tx`SELECT id, name FROM ${tx(kinds[kind].table)}`);
  return tx`
    NOT EXISTS (
      SELECT FROM (${unionAll(tx, known)}) AS known
      WHERE ${placeId === undefined ? tx`lower(btrim(name)) = lower(${placeName})` : tx`id = ${placeId}`})`;
}
