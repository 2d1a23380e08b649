import { kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';

import type { Sql } from '#db/sql.ts';

/** The versions of listings as they stand in this transaction; those that are gone are left out. */
export async function readSeqs(tx: Sql, kind: ListingKind, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx<{ id: string; seq: number }[]>`SELECT id, seq FROM ${tx(kinds[kind].table)} WHERE id = ANY (${[...ids]})`;
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/** Which listings have some slugs. */
export async function readOwners(tx: Sql, kind: ListingKind, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx<{ id: string; slug: string }[]>`SELECT id, slug FROM ${tx(kinds[kind].table)} WHERE slug = ANY (${[...slugs]})`;
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
