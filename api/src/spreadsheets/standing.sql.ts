import { columnOf } from '@helpdesk/contract/kinds/field';
import { kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';
import { namingFields } from '@helpdesk/contract/kinds/parts';

import { listed } from '#db/fragments.sql.ts';
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

/** The lists of ids that listings have, with those that are not published: files know only the others. */
export async function readLists(
  tx: Sql,
  kind: ListingKind,
  ids: readonly string[],
): Promise<Map<string, Readonly<Record<string, string[]>>>> {
  const lists = namingFields(kind).map(({ name }) => tx`${tx(columnOf(name))} AS ${tx(name)}`);
  if (lists.length === 0) return new Map();
  const rows = await tx<
    { _id: string }[]
  >`SELECT id AS _id, ${listed(tx, lists)} FROM ${tx(kinds[kind].table)} WHERE id = ANY (${[...ids]})`;
  return new Map(rows.map(({ _id, ...named }) => [_id, named as Record<string, string[]>]));
}
