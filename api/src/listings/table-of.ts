import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';

import { found } from '#http/problem.ts';

/** The catalogue's table that a path names, or 404. */
export const tableOf = (requested: string): CatalogueTable =>
  found(
    catalogueTables.find((table) => table === requested),
    'server_not_found',
  );
