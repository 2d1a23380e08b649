import type { storedRow } from '@helpdesk/contract/calls/stored-rows';
import { type CatalogueTable, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, NoticeRow } from '@helpdesk/contract/sync/rows';
import type * as z from 'zod/mini';

import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import type { Catalogue, WholeCatalogue } from '#catalogue/catalogue.ts';
import { directories, type LinkOf } from '#listings/links.ts';

type StoredRow = z.infer<typeof storedRow>;

/** The catalogue as it would be if the row were published. What holds for some days only holds on this one. */
export function withRow(catalogue: Catalogue, table: CatalogueTable, row: StoredRow, day: string): WholeCatalogue {
  const shown = 'startDate' in row ? { ...row, startDate: day, endDate: day } : row;
  const others = (catalogue.rows[table] as readonly { readonly _id: string }[]).filter(({ _id }) => _id !== row._id);
  const rows = { ...catalogue.rows, [table]: [...others, shown] } as unknown as CatalogueRows;
  return buildCatalogue(catalogue, rows);
}

type Shown = ReturnType<LinkOf> | { readonly to: '/' };

/** Where the row is seen: on its own page, a notice on that of what it is about, else on the home page. */
export function pageOf({ rows }: Catalogue, table: CatalogueTable, row: StoredRow): Shown {
  const about = table === 'notices' ? (row as unknown as NoticeRow).listing : { kind: table, id: row._id };
  const kind = listingKinds.find((each) => each === about?.kind);
  const listing = kind && rows[kind].find(({ _id }) => _id === about?.id);
  return kind && listing ? directories[kind].linkOf(listing.slug) : { to: '/' };
}
