import type { EnquiryAnswer } from '@helpdesk/contract/enquiries';
import { normalisePhone } from '@helpdesk/contract/phone';

import type { Pool, Sql } from '#db/sql.ts';
import { noteChanges } from './enquiries.sql.ts';
import { enquiriesWhere } from './enquiry-rows.sql.ts';

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

/** Erases what was sent longer ago than it may be kept; the key, its hash and the reference stay (decision B19). */
export async function expireEnquiries(sql: Pool, before: Date, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    const old = await enquiriesWhere(
      tx,
      tx`received_at < ${before} AND (body IS NOT NULL OR note <> '')
      ORDER BY received_at DESC, key FOR UPDATE`,
    );
    await eraseBodies(
      tx,
      old.map(({ _id }) => _id),
      'expired',
      '',
      now,
    );
  });
}

/** What is empty waits for nobody: it is closed, too. */
async function eraseBodies(tx: Sql, keys: readonly string[], change: 'erased' | 'expired', by: string, now: Date) {
  await tx`UPDATE enquiry SET body = NULL, note = '', state = 'closed' WHERE key = ANY (${[...keys]}::uuid[])`;
  await tx`DELETE FROM mail_job WHERE enquiry_key = ANY (${[...keys]}::uuid[]) AND done_at IS NULL`;
  await noteChanges(tx, keys, change, by, now);
}

/** The last ten digits are the number without its country, which one person types and another does not. */
function isOf(sql: Sql, contact: string) {
  if (contact.includes('@')) return sql`lower(body->>'email') = lower(${contact})`;
  const digits = contact.replaceAll(/\D/g, '');
  const national = digits.length >= 10 ? digits.slice(-10) : null;
  return sql`(body->>'phone' = ${normalisePhone(contact)} OR right(regexp_replace(body->>'phone', '[^0-9]', '', 'g'), 10) = ${national})`;
}
