import type { TranslatedFrom } from '@helpdesk/contract/calls/translations';
import { kinds } from '@helpdesk/contract/kinds/kinds';
import { type TranslatedTable, translatedTables } from '@helpdesk/contract/kinds/translated-tables';

import type { Sql } from '#db/sql.ts';

export interface Outdated {
  readonly table: TranslatedTable;
  readonly _id: string;
  readonly translatedFrom: TranslatedFrom;
}

/** The rows with translations that are older than their English, and what those were made from. */
export async function readOutdated(sql: Sql): Promise<Outdated[]> {
  const found: Outdated[] = [];
  for (const table of translatedTables) {
    const rows = await sql<Omit<Outdated, 'table'>[]>`
      SELECT id AS _id, translated_from AS "translatedFrom" FROM ${sql(kinds[table].table)}
      WHERE translated_from <> '{}' ORDER BY id`;
    found.push(...rows.map((row) => ({ ...row, table })));
  }
  return found;
}
