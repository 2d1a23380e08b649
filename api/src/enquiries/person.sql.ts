import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { normaliseEmail } from '@helpdesk/contract/rules/email';
import { normalisePhone } from '@helpdesk/contract/rules/phone';

import type { Pool, Sql } from '#db/sql.ts';
import { noteChanges } from './enquiries.sql.ts';
import { enquiriesWhere, holdsAnything } from './enquiry-rows.sql.ts';

/**
 * All that is stored of a person, newest first; each history says that it was exported.
 * @param contact an e-mail address or a phone number, however it is typed
 * @param by e-mail of the administrator
 */
export async function exportPerson(sql: Pool, contact: string, by: string, now: Date): Promise<EnquiryAnswer[]> {
  const exported = await sql.begin(async (tx) => {
    const enquiries = await enquiriesWhere(tx, tx`${isOf(tx, contact)} ORDER BY received_at DESC, key`);
    await noteChanges(
      tx,
      enquiries.map(({ _id }) => _id),
      'exported',
      by,
      now,
    );
    return enquiries;
  });
  return exported;
}

/**
 * Erases all that is stored of a person: bodies, notes, and mails that wait. A mail on its way is waited for.
 * @returns the references, which stay, newest first
 */
export async function erasePerson(sql: Pool, contact: string, by: string, now: Date): Promise<string[]> {
  const erased = await sql.begin(async (tx) => {
    const enquiries = await enquiriesWhere(tx, tx`${isOf(tx, contact)} ORDER BY received_at DESC, key FOR UPDATE`);
    await eraseBodies(
      tx,
      enquiries.map(({ _id }) => _id),
      'erased',
      by,
      now,
    );
    return enquiries.map(({ reference }) => reference);
  });
  return erased;
}

export interface Expiry {
  /** Bodies that went, and bodies that will. */
  readonly erased: number;
  readonly noted: number;
}

interface ExpiryMoments {
  /** A body that came before this goes… */
  readonly sentBefore: Date;
  /** …if that was noted by then. */
  readonly notedBy: Date;
  /** One that came before this is noted. */
  readonly soonBefore: Date;
}

/**
 * Erases what was sent longer ago than it may be kept, in two steps that lie days apart: noted first, then erased. The key,
 * its hash and the reference stay (product 11.1).
 */
export async function expireEnquiries(sql: Pool, { sentBefore, notedBy, soonBefore }: ExpiryMoments, now: Date): Promise<Expiry> {
  return sql.begin(async (tx): Promise<Expiry> => {
    const old = await enquiriesWhere(
      tx,
      tx`received_at < ${sentBefore} AND expiry_noted_at <= ${notedBy} AND ${holdsAnything(tx)}
      ORDER BY received_at DESC, key FOR UPDATE`,
    );
    await eraseBodies(
      tx,
      old.map(({ _id }) => _id),
      'expired',
      '',
      now,
    );
    const noted = await tx`UPDATE enquiry SET expiry_noted_at = ${now}
      WHERE received_at < ${soonBefore} AND expiry_noted_at IS NULL AND ${holdsAnything(tx)}`;
    return { erased: old.length, noted: noted.count };
  });
}

/** What is empty waits for nobody: it is closed, too. */
async function eraseBodies(tx: Sql, keys: readonly string[], change: 'erased' | 'expired', by: string, now: Date) {
  await tx`UPDATE enquiry SET body = NULL, state = 'closed' WHERE key = ANY (${[...keys]}::uuid[])`;
  await tx`DELETE FROM enquiry_note WHERE enquiry_key = ANY (${[...keys]}::uuid[])`;
  await tx`DELETE FROM mail_job WHERE enquiry_key = ANY (${[...keys]}::uuid[]) AND done_at IS NULL`;
  await noteChanges(tx, keys, change, by, now);
  await tx`INSERT INTO erasure (enquiry_key, change, at) SELECT key, ${change}, ${now} FROM unnest(${[...keys]}::uuid[]) AS key ON CONFLICT DO NOTHING`;
}

/** The last ten digits are the number without its country, which one person types and another does not. */
function isOf(sql: Sql, contact: string) {
  if (contact.includes('@')) return sql`lower(body->>'email') = lower(${normaliseEmail(contact)})`;
  const number = normalisePhone(contact);
  const digits = number.replaceAll(/\D/g, '');
  const national = digits.length >= 10 ? digits.slice(-10) : null;
  return sql`(body->>'phone' = ${number} OR right(regexp_replace(body->>'phone', '[^0-9]', '', 'g'), 10) = ${national})`;
}
