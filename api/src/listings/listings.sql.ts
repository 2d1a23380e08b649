import { kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';

import type { Sql } from '#db/sql.ts';

export async function slugsOfOthers(tx: Sql, kind: ListingKind, id: string): Promise<Set<string>> {
  const rows = await tx<{ slug: string }[]>`SELECT slug FROM ${tx(kinds[kind].table)} WHERE id <> ${id}`;
  return new Set(rows.map(({ slug }) => slug));
}

export async function hasOtherPlace(tx: Sql, id: string): Promise<boolean> {
  const [row] = await tx<[{ has: boolean }]>`SELECT EXISTS (SELECT FROM place WHERE id <> ${id}) AS has`;
  return row.has;
}
