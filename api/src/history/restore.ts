import { columnOf } from '@helpdesk/contract/kinds/field';
import { type CatalogueTable, kinds, type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { idFields, namingFields } from '@helpdesk/contract/kinds/parts';
import { freeSlug } from '@helpdesk/contract/rules/new-slug';
import type { RowOf } from '@helpdesk/contract/sync/rows';

import { readRow, unknownIds } from '#db/catalogue-rows.sql.ts';
import type { NewRow } from '#db/catalogue-tables.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { deferLink, markRestored, readVersions, restoreLinks, type StoredVersion } from '#db/row-versions.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { found, refuseFields } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { slugsOfOthers } from '#listings/listings.sql.ts';
import { notFound } from '#listings/messages.ts';
import { readNames } from '#listings/names.sql.ts';
import { formerNamesAfter, refuseTakenName } from '#listings/names.ts';
import { refusedFields } from '#listings/refused-fields.ts';
import { refuseStale } from '#listings/stale-write.ts';

/** Makes a row what it was in one of its versions: a new version, under the rules of a save. 409 when it was changed since `expected`. */
export function restoreVersion<Kind extends CatalogueTable>(
  sql: Pool,
  pictures: Pictures,
  by: string,
  kind: Kind,
  id: string,
  version: number,
  expected?: ExpectedVersions,
): Promise<void> {
  const work = async (tx: Sql, seq: number) => {
    const existing = found(await readRow(tx, kind, id), notFound(kind));
    await refuseStale(tx, kind, existing, expected);
    const versions = await readVersions(tx, kind, id);
    const requested = found(
      versions.find((each) => each.seq === version),
      'server_not_found_version',
    );
    const row = withoutState(await adapted(tx, kind, requested, existing));
    const isListing = (table: CatalogueTable): table is ListingKind => listingKinds.some((each) => each === table);
    if (isListing(kind)) refuseFields(await refusedFields(tx, kind, pictures, row));
    else await refusePictures(tx, pictures, row);
    await putBack(tx, kind, seq, requested, row);
  };
  return writeCatalogue(sql, work, by);
}

/** Undoes a deletion, whatever else went meanwhile. One that is undone already stays so. */
export function restoreDeleted<Kind extends CatalogueTable>(
  sql: Pool,
  pictures: Pictures,
  by: string,
  kind: Kind,
  id: string,
): Promise<void> {
  const work = async (tx: Sql, seq: number) => {
    if (await readRow(tx, kind, id)) return;
    const last = found((await readVersions(tx, kind, id))[0], 'server_not_found_version');
    await putVersionBack(tx, pictures, kind, seq, last, undefined);
    await restoreLinks(tx, id, last.links);
  };
  return writeCatalogue(sql, work, by);
}

/**
 * Makes a row what it was in a version, as far as the others still allow it. Only inside `writeCatalogue`.
 * @param existing the row as it is; undefined: it is gone
 * @throws Problem before anything is written, when another has its name by now, or a picture is gone
 */
export async function putVersionBack<Kind extends CatalogueTable>(
  tx: Sql,
  pictures: Pictures,
  kind: Kind,
  seq: number,
  version: StoredVersion<Kind>,
  existing: RowOf<Kind> | undefined,
): Promise<void> {
  const row = await adapted(tx, kind, version, existing);
  await refusePictures(tx, pictures, row);
  await putBack(tx, kind, seq, version, row);
}

async function putBack<Kind extends CatalogueTable>(
  tx: Sql,
  kind: Kind,
  seq: number,
  { translatedFrom }: StoredVersion<Kind>,
  row: NewRow<Kind>,
) {
  await putRows(tx, kind, [row]);
  await markRestored(tx, kind, row._id, seq, translatedFrom);
}

/** Whether a row is published is no part of what its versions say: it stays. */
function withoutState<Kind extends CatalogueTable>(row: NewRow<Kind>): NewRow<Kind> {
  const { unpublished: _, ...said } = row as { unpublished?: boolean };
  return said as NewRow<Kind>;
}

/** The row of a version among the others as they are now: it names none that are gone, and takes nobody's address or name. */
async function adapted<Kind extends CatalogueTable>(
  tx: Sql,
  kind: Kind,
  { row }: StoredVersion<Kind>,
  existing: RowOf<Kind> | undefined,
): Promise<NewRow<Kind>> {
  const fields: Record<string, unknown> & Partial<Named> = { ...row };
  for (const { name: field, of: table } of namingFields(kind)) {
    const ids = fields[field] as string[];
    const gone = await unknownIds(tx, table, ids);
    fields[field] = ids.filter((each) => !gone.includes(each));
    if (existing) continue;
    for (const id of gone) {
      await deferLink(tx, table, id, { table: kinds[kind].table, column: columnOf(field), id: row._id, position: ids.indexOf(id) + 1 });
    }
  }
  for (const { name, of: table } of idFields(kind)) {
    const id = fields[name] as string | null;
    if (id !== null && (await unknownIds(tx, table, [id])).length > 0) fields[name] = null;
  }
  if (fields.slug !== undefined) Object.assign(fields, await freeAddress(tx, kind as ListingKind, row as never, existing as never));
  if (fields.formerNames !== undefined) {
    refuseTakenName(await readNames(tx, kind), row._id, fields.name ?? '');
    fields.formerNames = [...new Set([...fields.formerNames, ...formerNamesAfter(existing as Named | undefined, fields.name ?? '')])];
  }
  return fields as unknown as NewRow<Kind>;
}

interface Named {
  readonly _id: string;
  name: string;
  formerNames: string[];
  slug: string;
  formerSlugs: string[];
}

/** Its own address, unless it belongs to another listing by now; those that it had since go on leading here. */
async function freeAddress(tx: Sql, kind: ListingKind, { _id, slug: requested, formerSlugs }: Named, existing: Named | undefined) {
  const slug = existing?.slug === requested ? requested : freeSlug(requested, await slugsOfOthers(tx, kind, _id, [requested]));
  const former = [...formerSlugs, ...(existing ? [...existing.formerSlugs, existing.slug] : [])];
  return { slug, formerSlugs: [...new Set(former)].filter((old) => old !== slug) };
}

async function refusePictures(tx: Sql, pictures: Pictures, row: object): Promise<void> {
  const refused = await pictures.refusal(tx, 'images' in row ? (row.images as string[]) : []);
  if (refused) refuseFields({ images: refused });
}
