import type { ListingChange } from '@helpdesk/contract/calls/managed/change-listings';
import { columnOf } from '@helpdesk/contract/kinds/field';
import { kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';

import { writeBulk } from '#db/bulk-write.ts';
import { deleteRow } from '#db/catalogue-rows.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';

/** The column of what a kind is sorted under, and how many of it one listing may have. */
const groups: { readonly [Kind in ListingKind]: { readonly column: string; readonly most: number } } = {
  places: { column: columnOf('categoryIds'), most: 20 },
  resorts: { column: columnOf('categories'), most: 20 },
  restaurants: { column: columnOf('categories'), most: 20 },
  services: { column: columnOf('type'), most: 1 },
};

interface Changed {
  readonly count: number;
  readonly changed: number;
  readonly undoId: string | null;
}

/**
 * Does one thing to many listings, as a bulk change. Those that are so already are left as they are, so that no phone fetches them
 * for nothing; those that went meanwhile are passed over.
 * @param day on which they were checked
 */
export async function changeListings(
  sql: Pool,
  by: string,
  kind: ListingKind,
  ids: readonly string[],
  change: ListingChange,
  day: string,
): Promise<Changed> {
  const table = kinds[kind].table;
  const known = await sql<{ id: string; isOther: boolean }[]>`
    SELECT id, ${isOther(sql, kind, change, day)} AS "isOther" FROM ${sql(table)} WHERE id = ANY (${[...ids]})`;
  const items = known.filter((row) => row.isOther).map(({ id }) => id);
  const undoId = await writeBulk(sql, { by, table: kind, what: change.what, items }, async (tx, part) => {
    if (change.what !== 'delete') {
      const own = tx`id = ANY (${[...part]}) AND ${isOther(tx, kind, change, day)}`;
      return tx`UPDATE ${tx(table)} SET ${changedTo(tx, kind, change, day)} WHERE ${own}`;
    }
    for (const id of part) await deleteRow(tx, kind, id);
  });
  return { count: known.length, changed: items.length, undoId: undoId ?? null };
}

/** Whether a row would be another after a change. */
function isOther(tx: Sql | Pool, kind: ListingKind, change: ListingChange, day: string) {
  const { column, most } = groups[kind];
  switch (change.what) {
    case 'delete':
      return tx`true`;
    case 'region':
      return tx`region_id IS DISTINCT FROM ${change.regionId}`;
    case 'popular':
      return tx`popular <> ${change.popular}`;
    case 'published':
      return tx`unpublished = ${change.published}`;
    case 'checked':
      return tx`checked_on IS DISTINCT FROM ${day}`;
    case 'category':
      if (most === 1) return tx`${tx(column)} <> ${change.category}`;
      if (change.how === 'replace') return tx`${tx(column)} <> ARRAY[${change.category}::text]`;
      return tx`${change.category} <> ALL (${tx(column)}) AND cardinality(${tx(column)}) < ${most}::int`;
  }
}

function changedTo(tx: Sql, kind: ListingKind, change: Exclude<ListingChange, { what: 'delete' }>, day: string) {
  const { column, most } = groups[kind];
  switch (change.what) {
    case 'region':
      return tx`region_id = ${change.regionId}`;
    case 'popular':
      return tx`popular = ${change.popular}`;
    case 'published':
      return tx`unpublished = ${!change.published}`;
    case 'checked':
      return tx`checked_on = ${day}`;
    case 'category':
      if (most === 1) return tx`${tx(column)} = ${change.category}`;
      if (change.how === 'replace') return tx`${tx(column)} = ARRAY[${change.category}::text]`;
      return tx`${tx(column)} = ${tx(column)} || ${change.category}::text`;
  }
}
