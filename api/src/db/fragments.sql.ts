import type { Fragment } from '#db/pool/statement.ts';
import type { Sql } from './sql.ts';

/** Fragments with commas between them. */
export const listed = (sql: Sql, [first = sql``, ...others]: Fragment[]): Fragment =>
  others.reduce((all, one) => sql`${all}, ${one}`, first);

/** Selects of several tables as one, so that all their rows are of one moment. */
export const unionAll = (sql: Sql, [first = sql``, ...others]: Fragment[]): Fragment =>
  others.reduce((all, one) => sql`${all} UNION ALL ${one}`, first);
