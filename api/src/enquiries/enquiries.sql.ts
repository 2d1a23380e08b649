import type { EnquiryAnswer, enquiryChange, enquiryFilter } from '@helpdesk/contract/calls/enquiries';
import { enquiryStates } from '@helpdesk/contract/calls/enquiries';
import type * as z from 'zod/mini';

import type { Pool, Sql } from '#db/sql.ts';
import { isUuid } from '#db/uuid.ts';
import { enquiriesWhere } from './enquiry-rows.sql.ts';
import { fitsSearch } from './search.sql.ts';

type Filter = z.infer<typeof enquiryFilter>;
type Change = z.infer<typeof enquiryChange>;
type State = EnquiryAnswer['state'];

/** Newest first. */
export async function readEnquiries(sql: Sql, filter: Filter = {}): Promise<EnquiryAnswer[]> {
  return enquiriesWhere(
    sql,
    sql`${fits(sql, filter)} ORDER BY received_at DESC, key LIMIT ${filter.limit ?? null} OFFSET ${filter.offset ?? 0}`,
  );
}

/** How many fit a filter, whatever its limit. */
export async function countFound(sql: Sql, filter: Filter): Promise<number> {
  const [row] = await sql<[{ found: number }]>`SELECT count(*) AS found FROM enquiry WHERE ${fits(sql, filter)}`;
  return row.found;
}

const fits = (sql: Sql, { search = '', state, kind }: Filter) => sql`
  state = coalesce(${state ?? null}, state) AND kind = coalesce(${kind ?? null}, kind) AND ${fitsSearch(sql, search)}`;

/** Of every state, also of those that no enquiry is in. */
export async function countStates(sql: Sql): Promise<Record<State, number>> {
  const rows = await sql<{ state: State; count: number }[]>`SELECT state, count(*) AS count FROM enquiry GROUP BY state`;
  const none = Object.fromEntries(enquiryStates.map((state) => [state, 0])) as Record<State, number>;
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Newest first; undefined when there is no such enquiry. */
export async function readHistory(sql: Sql, id: string): Promise<Change[] | undefined> {
  const [enquiry] = await enquiriesWhere(sql, isEnquiry(sql, id));
  if (!enquiry) return undefined;
  const rows = await sql<{ at: Date; by: string; change: Change['change'] }[]>`
    SELECT at, by, change FROM enquiry_change WHERE enquiry_key = ${id} ORDER BY id DESC`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/**
 * Sets what is given, with a line in the history for what that changes.
 * @returns undefined when there is no such enquiry
 */
export async function updateEnquiry(
  sql: Pool,
  id: string,
  { state, note, mailReturned }: { state?: State; note?: string; mailReturned?: boolean },
  by: string,
  now: Date,
): Promise<EnquiryAnswer | undefined> {
  const updated = await sql.begin(async (tx) => {
    const [before] = await enquiriesWhere(tx, tx`${isEnquiry(tx, id)} FOR UPDATE`);
    if (!before) return [];
    const isOtherState = state !== undefined && state !== before.state;
    const isOtherNote = note !== undefined && note !== before.note;
    if (isOtherState) await noteChanges(tx, [id], state, by, now);
    if (isOtherNote) await noteChanges(tx, [id], 'note', by, now);
    if (isOtherState || isOtherNote)
      await tx`UPDATE enquiry SET state = ${state ?? before.state}, note = ${note ?? before.note} WHERE key = ${id}`;
    if (mailReturned === true && before.confirmation === 'sent') await tx`SELECT note_returned_mail(${id}, ${by}, ${now})`;
    if (mailReturned === false && before.confirmation === 'returned') await tx`SELECT forget_returned_mail(${id}, ${by}, ${now})`;
    return enquiriesWhere(tx, isEnquiry(tx, id));
  });
  return updated[0];
}

const isEnquiry = (sql: Sql, id: string) => sql`key = ${isUuid(id) ? id : null}`;

/** @param by e-mail of the administrator; empty when it happens by itself */
export async function noteChanges(tx: Sql, keys: readonly string[], change: Change['change'], by: string, now: Date): Promise<void> {
  await tx`INSERT INTO enquiry_change (enquiry_key, at, by, change)
    SELECT key, ${now}, ${by}, ${change} FROM unnest(${[...keys]}::uuid[]) AS key`;
}
