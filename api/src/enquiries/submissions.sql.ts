import type { BookingInput, ContactInput } from '@helpdesk/contract/enquiries';
import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';

import type { Sql } from '#db/sql.ts';
import { unionAll } from '#db/union-all.ts';
import { newReference } from './reference.ts';

export interface Submission {
  readonly key: string;
  readonly kind: 'booking' | 'contact';
  /** Of the bytes that came: what makes two deliveries the same. */
  readonly hash: Buffer;
  readonly body: BookingInput | ContactInput;
  readonly now: Date;
}

interface Stored {
  readonly reference: string;
  /** False: its key was there before. */
  readonly isNew: boolean;
  /** False: its key was there before with another body. */
  readonly isSame: boolean;
}

/** Far from using up nine million references. */
const maxTries = 100;

/**
 * Stores a submission with its reference and, unless a machine seems to have made it, a mail to the helpdesk; or finds
 * what its key has stored before. The key's row decides: a delivery of the same key that is under way is waited for, so
 * this needs READ COMMITTED, in which its row is then seen.
 * @param propose another one when a reference is taken
 */
export async function storeSubmission(tx: Sql, submission: Submission, propose = newReference): Promise<Stored> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const added = await insert(tx, submission, propose());
    if (added) return { reference: added, isNew: true, isSame: true };
    const known = await findStored(tx, submission);
    if (known) return known;
  }
  throw new Error('No free reference was found.');
}

/** What a key has stored before. */
export async function findStored(sql: Sql, { key, hash }: Pick<Submission, 'key' | 'hash'>): Promise<Stored | undefined> {
  const [known] = await sql<Stored[]>`
    SELECT reference, false AS "isNew", body_hash = ${hash} AS "isSame" FROM enquiry WHERE key = ${key}`;
  return known;
}

/** Undefined when the key or the reference is taken. */
async function insert(tx: Sql, { key, kind, hash, body, now }: Submission, reference: string): Promise<string | undefined> {
  const suspect = isSuspect(body);
  const [added] = await tx`
    INSERT INTO enquiry (key, body_hash, reference, kind, body, language, notice_version, received_at, suspect, unknown_place)
    VALUES (${key}, ${hash}, ${reference}, ${kind}, ${tx.json(body)}, ${body.language ?? null}, ${body.noticeVersion ?? null},
      ${now}, ${suspect}, ${'placeName' in body ? isUnknown(tx, body) : false})
    ON CONFLICT DO NOTHING RETURNING key`;
  if (!added) return undefined;
  if (!suspect) await tx`INSERT INTO mail_job (enquiry_key, next_at) VALUES (${key}, ${now})`;
  return reference;
}

/** People do not see that field. */
const isSuspect = ({ website = '' }: BookingInput | ContactInput): boolean => website.trim() !== '';

/** Stays and restaurants: whom to call there comes with a booking (decision B10). */
const booked = listingKinds.filter((kind) => contactFields(kind).length > 0);

/** Whether none of them has the id of a booking or, where it has none, the name. */
function isUnknown(tx: Sql, { placeId, placeName }: BookingInput) {
  const known = booked.map((kind) => tx`SELECT id, name FROM ${tx(kinds[kind].table)}`);
  return tx`
    NOT EXISTS (
      SELECT FROM (${unionAll(tx, known)}) AS known
      WHERE ${placeId === undefined ? tx`lower(btrim(name)) = lower(${placeName})` : tx`id = ${placeId}`})`;
}
