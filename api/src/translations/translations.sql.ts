import { type TranslatedFrom, translatedTables } from '@helpdesk/contract/translations';

import { catalogueTables } from '#db/catalogue-tables.ts';
import type { Sql } from '#db/sql.ts';

export interface Outdated {
  readonly table: (typeof translatedTables)[number];
  readonly _id: string;
  readonly translatedFrom: TranslatedFrom;
}

/** The rows with translations that are older than their English, and what those were made from. */
export async function readOutdated(sql: Sql): Promise<Outdated[]> {
  const found: Outdated[] = [];
  for (const table of translatedTables) {
    const rows = await sql<Omit<Outdated, 'table'>[]>`
      SELECT id AS _id, translated_from AS "translatedFrom" FROM ${sql(catalogueTables[table].name)}
      WHERE translated_from <> '{}' ORDER BY id`;
    found.push(...rows.map((row) => ({ ...row, table })));
  }
  return found;
}
