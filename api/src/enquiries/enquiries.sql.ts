import type { EnquiryAnswer, enquiryChange, enquiryFilter } from '@helpdesk/contract/calls/enquiries';
import { answeredWithinMs, type enquiryCalls, enquiryStates } from '@helpdesk/contract/calls/enquiries';
import type * as z from 'zod/mini';

import type { Pool, Sql } from '#db/sql.ts';
import { isUuid } from '#db/uuid.ts';
import { enquiriesWhere } from './enquiry-rows.sql.ts';
import { fitsSearch } from './search.sql.ts';

type Filter = z.infer<typeof enquiryFilter>;
type Change = z.infer<typeof enquiryChange>;
type Update = z.infer<(typeof enquiryCalls)['update']['body']>;
type State = EnquiryAnswer['state'];

/** What a filter is understood by. */
export interface Asking {
  /** Id of whoever asks. */
  readonly administrator: string;
  readonly now: Date;
}

/** Newest first; all of them without a filter. */
export async function readEnquiries(sql: Sql, filter: Filter = {}, asking?: Asking): Promise<EnquiryAnswer[]> {
  const fitting = asking ? fits(sql, filter, asking) : sql`true`;
  return enquiriesWhere(sql, sql`${fitting} ORDER BY received_at DESC, key LIMIT ${filter.limit ?? null} OFFSET ${filter.offset ?? 0}`);
}

/** How many fit a filter, whatever its limit. */
export async function countFound(sql: Sql, filter: Filter, asking: Asking): Promise<number> {
  const [row] = await sql<[{ found: number }]>`SELECT count(*) AS found FROM enquiry WHERE ${fits(sql, filter, asking)}`;
  return row.found;
}

const fits = (sql: Sql, { search = '', state, kind, assigned, language, waiting }: Filter, { administrator, now }: Asking) => sql`
  state = coalesce(${state ?? null}, state) AND kind = coalesce(${kind ?? null}, kind)
  AND ${language ? sql`language = ${language}` : sql`true`}
  AND ${waiting ? isWaiting(sql, now) : sql`true`}
  AND ${assigned ? isAssigned(sql, assigned === 'mine' ? administrator : assigned) : sql`true`}
  AND ${fitsSearch(sql, search)}`;

/** @param to an administrator's id, or `nobody` */
const isAssigned = (sql: Sql, to: string) => (to === 'nobody' ? sql`assigned_to IS NULL` : sql`assigned_to = ${isUuid(to) ? to : null}`);

const isWaiting = (sql: Sql, now: Date) =>
  sql`state IN ('new', 'forwarded') AND received_at < ${new Date(now.getTime() - answeredWithinMs)}`;

/** How many visitors have waited for longer than they are to. */
export async function countWaiting(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<[{ waiting: number }]>`SELECT count(*) AS waiting FROM enquiry WHERE ${isWaiting(sql, now)}`;
  return row.waiting;
}

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
export async function updateEnquiry(sql: Pool, id: string, change: Update, by: string, now: Date): Promise<EnquiryAnswer | undefined> {
  const { state, note, assignedTo, forwarded, mailReturned } = change;
  const updated = await sql.begin(async (tx) => {
    const [before] = await enquiriesWhere(tx, tx`${isEnquiry(tx, id)} FOR UPDATE`);
    if (!before) return [];
    const next = state ?? (forwarded && before.state === 'new' ? 'forwarded' : before.state);
    if (next !== before.state) {
      await tx`UPDATE enquiry SET state = ${next} WHERE key = ${id}`;
      await noteChanges(tx, [id], next, by, now);
    }
    if (forwarded) await noteChanges(tx, [id], `forwarded_${forwarded}`, by, now);
    if (assignedTo !== undefined && assignedTo !== (before.assignedTo?._id ?? null)) {
      await tx`UPDATE enquiry SET assigned_to = ${assignedTo} WHERE key = ${id}`;
      await noteChanges(tx, [id], assignedTo === null ? 'unassigned' : 'assigned', by, now);
    }
    if (note !== undefined) {
      await tx`INSERT INTO enquiry_note (enquiry_key, at, by, text) VALUES (${id}, ${now}, ${by}, ${note})`;
      await noteChanges(tx, [id], 'note', by, now);
    }
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
