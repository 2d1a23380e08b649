import type { Fragment } from 'postgres';

import type { Sql } from './sql.ts';

/** Fragments with commas between them. */
export const listed = (sql: Sql, [first = sql``, ...others]: Fragment[]): Fragment =>
  others.reduce((all, one) => sql`${all}, ${one}`, first);
