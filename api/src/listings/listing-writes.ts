import { randomUUID } from 'node:crypto';
import type { ListingKind } from '@helpdesk/contract/fixed-sets';

import { deleteRow, readRow, unknownIds } from '#db/catalogue-rows.ts';
import { catalogueTables, type NewRow, type RowOf } from '#db/catalogue-tables.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { type FieldMessage, found, refuseFields } from '#http/problem.ts';
import type { ListingForm } from './from-wire.ts';
import type { Pictures } from './known-pictures.ts';
import { refuseUnseen } from './seen.ts';
import { type SharedInput, sharedFields } from './shared-fields.ts';
import { markStillRight } from './still-right.ts';

/** The writes of one kind, each a catalogue change of its own. `by`: see `writeCatalogue`; `version` is the seq that the writer has seen. */
export function listingWrites<Kind extends ListingKind, Input extends SharedInput>(
  sql: Pool,
  form: ListingForm<Kind, Input>,
  pictures: Pictures,
) {
  const { kind, missing } = form;

  async function keptRow(tx: Sql, id: string, version: number | undefined): Promise<RowOf<Kind>> {
    const kept = found(await readRow(tx, kind, id), missing);
    await refuseUnseen(tx, kind, kept, version);
    return kept;
  }

  async function put(tx: Sql, id: string, input: Input, kept?: RowOf<Kind>): Promise<void> {
    const taken = await slugsOfOthers(tx, kind, id);
    const row = { _id: id, ...sharedFields(input, kept, taken), ...form.ownFields(input, kept) } as unknown as RowOf<Kind>;
    refuseFields(await refusedFields(tx, form, pictures, row));
    await putRows(tx, kind, [row as NewRow<Kind>]);
    await markStillRight(tx, kind, id, input.stillRight);
  }

  return {
    add: (by: string, input: Input): Promise<string> =>
      writeCatalogue(
        sql,
        async (tx) => {
          const id = randomUUID();
          await put(tx, id, input);
          return id;
        },
        by,
      ),
    change: (by: string, id: string, input: Input, version?: number): Promise<void> =>
      writeCatalogue(sql, async (tx) => put(tx, id, input, await keptRow(tx, id, version)), by),
    setPopular: (by: string, id: string, popular: boolean, version?: number): Promise<void> =>
      writeCatalogue(sql, async (tx) => putRows(tx, kind, [{ ...(await keptRow(tx, id, version)), popular } as NewRow<Kind>]), by),
    remove: (by: string, id: string, version?: number): Promise<void> =>
      writeCatalogue(
        sql,
        async (tx) => {
          await keptRow(tx, id, version);
          await deleteRow(tx, kind, id);
        },
        by,
      ),
  };
}

/** What only the other rows can tell of a form. */
export async function refusedFields<Kind extends ListingKind, Input>(
  tx: Sql,
  { idFields, nearbyName }: ListingForm<Kind, Input>,
  pictures: Pictures,
  row: RowOf<Kind>,
): Promise<Record<string, FieldMessage>> {
  const errors: Record<string, FieldMessage> = {};
  for (const { name, table, ids } of idFields) {
    if ((await unknownIds(tx, table, ids(row))).length > 0) errors[name] = 'error_gone';
  }
  if ((await unknownIds(tx, 'regions', row.regionId ? [row.regionId] : [])).length > 0) errors.regionId = 'error_gone';
  if (row.nearbyPlaceIds.includes(row._id)) errors[nearbyName] = 'form_nearby_itself';
  // Decision B20: a region's first place has nothing near it yet.
  if (row.nearbyPlaceIds.length === 0 && (await hasPlaceBeside(tx, row._id))) errors[nearbyName] = 'form_nearby_required';
  const refused = await pictures.refusal(tx, row.images);
  if (refused) errors.images = refused;
  return errors;
}

async function hasPlaceBeside(tx: Sql, id: string): Promise<boolean> {
  const [row] = await tx<[{ has: boolean }]>`SELECT EXISTS (SELECT FROM place WHERE id <> ${id}) AS has`;
  return row.has;
}

export async function slugsOfOthers(tx: Sql, kind: ListingKind, id: string): Promise<Set<string>> {
  const rows = await tx<{ slug: string }[]>`SELECT slug FROM ${tx(catalogueTables[kind].name)} WHERE id <> ${id}`;
  return new Set(rows.map(({ slug }) => slug));
}
