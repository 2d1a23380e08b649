import { type CatalogueTable, kinds } from '@helpdesk/contract/kinds/kinds';

import type { Sql } from '#db/sql.ts';

/** Every row's name, by its id. */
export const readNames = (tx: Sql, table: CatalogueTable): Promise<{ _id: string; name: string }[]> =>
  tx<{ _id: string; name: string }[]>`SELECT id AS _id, name FROM ${tx(kinds[table].table)}`;
