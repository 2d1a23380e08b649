import pg from 'pg';

import type { Sql } from '#db/sql.ts';
import type { Limits } from './limits.ts';
import type { Fragment } from './statement.ts';

/** The number that text[] has in every database. */
const textArray: number = 1009;

/** Reads lists of our own types, as phone numbers, as lists of texts; the numbers of those types differ from database to database. */
export async function knowOwnArrays(sql: Sql, types: Pick<pg.TypeOverrides, 'setTypeParser'>): Promise<void> {
  const own = await sql<{ id: number }[]>`SELECT typarray::int AS id FROM pg_type WHERE typtype IN ('d', 'e') AND typarray <> 0`;
  for (const { id } of own) types.setTypeParser(id, pg.types.getTypeParser(textArray));
}

export const beginTransaction = (sql: Sql, options: Fragment) => sql`BEGIN ${options}`;

/** For this transaction alone. */
export const limitTransaction = (sql: Sql, limits: Limits) => sql`
  SELECT set_config('lock_timeout', ${`${limits.lock_timeout}`}, true), set_config('statement_timeout', ${`${limits.statement_timeout}`}, true),
    set_config('idle_in_transaction_session_timeout', ${`${limits.idle_in_transaction_session_timeout}`}, true)`;

/** Whether this server takes no writes, as a standby does not. */
export async function isReadOnly(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ is: boolean }]>`SELECT current_setting('transaction_read_only')::boolean AS is`;
  return row.is;
}

export const commit = (sql: Sql) => sql`COMMIT`;

export const rollBack = (sql: Sql) => sql`ROLLBACK`;

export const listenTo = (sql: Sql, channel: string) => sql`LISTEN ${sql(channel)}`;
