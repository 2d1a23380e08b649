import type { Fragment } from 'postgres';

import type { Sql } from './sql.ts';

/** Selects of several tables as one, so that all their rows are of one moment. */
export const unionAll = (sql: Sql, [first = sql``, ...others]: Fragment[]): Fragment =>
  others.reduce((all, one) => sql`${all} UNION ALL ${one}`, first);
