import { columnOf } from '@helpdesk/contract/kinds/field';
import { type CatalogueTable, catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { namingFields } from '@helpdesk/contract/kinds/parts';
import { maxNearby } from '@helpdesk/contract/rules/fixed-sets';
import type { RowVersion } from '@helpdesk/contract/sync/row-version';

import { selection } from './catalogue-rows.sql.ts';
import type { NewRow } from './catalogue-tables.ts';
import type { Sql } from './sql.ts';

/** A list of ids that a deletion took a row out of. */
export interface Link {
  readonly table: string;
  readonly column: string;
  /** Of the row whose list it is. */
  readonly id: string;
  /** The first is 1. */
  readonly position: number;
}

/** A version as it is kept (migration 0008): triggers write it, in the transaction of the change. */
export interface StoredVersion<Kind extends CatalogueTable> {
  readonly seq: number;
  readonly at: Date;
  readonly author: string;
  readonly change: RowVersion['change'];
  /** With its private columns. */
  readonly row: NewRow<Kind> & { readonly seq: number };
  readonly translatedFrom: unknown;
  readonly links: readonly Link[];
}

/** The versions of a row, the newest first. */
export async function readVersions<Kind extends CatalogueTable>(tx: Sql, kind: Kind, id: string): Promise<StoredVersion<Kind>[]> {
  const { name, selected } = selection(tx, kind, { whole: true });
  return tx<StoredVersion<Kind>[]>`
    SELECT kept.seq, at, author, change, links, kept.row -> 'translated_from' AS "translatedFrom", named.row
    FROM row_version AS kept, LATERAL (
      SELECT to_jsonb(it) AS row FROM (SELECT ${selected} FROM jsonb_populate_record(NULL::${tx(name)}, kept.row)) AS it
    ) AS named
    WHERE kind = ${kind} AND kept.id = ${id} ORDER BY kept.seq DESC`;
}

/** A row as it was when a change was the last one. */
interface RowThen<Kind extends CatalogueTable> {
  readonly id: string;
  /** The seq of that change. */
  readonly asked: number;
  readonly row: NewRow<Kind> & { readonly seq: number };
}

/** Rows as they were at changes; those are left out whose version then is no longer kept. */
export async function readRowsAt<Kind extends CatalogueTable>(
  sql: Sql,
  kind: Kind,
  asked: readonly { readonly id: string; readonly seq: number }[],
): Promise<RowThen<Kind>[]> {
  const { name, selected } = selection(sql, kind, { whole: true });
  const ids = asked.map(({ id }) => id);
  return sql<RowThen<Kind>[]>`
    SELECT file.id, file.seq AS asked, named.row
    FROM unnest(${ids}::text[], ${asked.map(({ seq }) => seq)}::bigint[]) AS file (id, seq), LATERAL (
      SELECT row FROM row_version WHERE kind = ${kind} AND row_version.id = file.id AND row_version.seq <= file.seq ORDER BY seq DESC LIMIT 1
    ) AS kept, LATERAL (
      SELECT to_jsonb(it) AS row FROM (SELECT ${selected} FROM jsonb_populate_record(NULL::${sql(name)}, kept.row)) AS it
    ) AS named`;
}

/** A text of rows as it last was, also of those that are gone. */
export const readLastTexts = (
  sql: Sql,
  kind: CatalogueTable,
  ids: readonly string[],
  column: 'name' | 'slug',
): Promise<{ id: string; text: string }[]> =>
  sql<{ id: string; text: string }[]>`
    SELECT DISTINCT ON (id) id, row ->> ${column} AS text FROM row_version
    WHERE kind = ${kind} AND id = ANY (${[...ids]}) ORDER BY id, seq DESC`;

interface DeletedRow {
  readonly _id: string;
  readonly name: string;
  readonly translations: Readonly<Record<string, { readonly name?: string }>>;
  readonly at: Date;
  readonly author: string;
}

/** The last 20 rows of a kind that went since, the newest first. */
export const readDeleted = (sql: Sql, kind: CatalogueTable, since: Date): Promise<DeletedRow[]> =>
  sql<DeletedRow[]>`
    SELECT id AS _id, row ->> ${columnOf(kinds[kind].title)} AS name, at, author, (
      SELECT coalesce(jsonb_object_agg(language, jsonb_strip_nulls(jsonb_build_object('name', texts -> ${kinds[kind].title}))), '{}')
      FROM jsonb_each(coalesce(row -> 'translations', '{}')) AS translated (language, texts)
    ) AS translations FROM row_version AS last
    WHERE kind = ${kind} AND change = 'deleted' AND at > ${since} AND NOT EXISTS (
      SELECT FROM row_version AS later WHERE later.kind = last.kind AND later.id = last.id AND later.seq > last.seq
    ) ORDER BY seq DESC LIMIT 20`;

/**
 * Puts a row that is back into the nearby lists it was in, at its place there, where there is room. A row that went meanwhile
 * gets it with its own undo. Only inside `writeCatalogue`.
 */
export async function restoreLinks(tx: Sql, id: string, links: readonly Link[]): Promise<void> {
  for (const { table, column, id: other, position } of links) {
    const most = mostIn(table, column);
    await tx`
      UPDATE ${tx(table)} SET ${tx(column)} = ${tx(column)}[:${position}::int - 1] || ${id}::text || ${tx(column)}[${position}::int:]
      WHERE id = ${other} AND coalesce(cardinality(${tx(column)}) < ${most}::int, true) AND ${id} <> ALL (${tx(column)})`;
    await tx`
      UPDATE row_version AS last SET row = jsonb_insert(row, ARRAY[${column}, ${position - 1}::text], to_jsonb(${id}::text))
      WHERE kind = ${kindOf(table) ?? null} AND id = ${other} AND ${isLastAndDeleted(tx)}
        AND coalesce(jsonb_array_length(row -> ${column}) < ${most}::int, true) AND NOT row -> ${column} ? ${id}`;
  }
}

/** Notes that a deleted row, once it is back, belongs into a list of one that came back before it. Only inside `writeCatalogue`. */
export async function deferLink(tx: Sql, kind: CatalogueTable, gone: string, link: Link): Promise<void> {
  await tx`
    UPDATE row_version AS last SET links = links || ${tx.json([link])} WHERE kind = ${kind} AND id = ${gone} AND ${isLastAndDeleted(tx)}`;
}

const kindOf = (table: string): CatalogueTable | undefined => catalogueTables.find((kind) => kinds[kind].table === table);

/** A list that drops what is deleted is short; null: as long as one likes. */
function mostIn(table: string, column: string): number | null {
  const kind = kindOf(table);
  const field = kind && namingFields(kind).find(({ name }) => columnOf(name) === column);
  return field?.dropsDeleted ? maxNearby : null;
}

const isLastAndDeleted = (tx: Sql) => tx`change = 'deleted' AND NOT EXISTS (
  SELECT FROM row_version AS later WHERE later.kind = last.kind AND later.id = last.id AND later.seq > last.seq)`;

/** Says that the version which this change has just made is an earlier one again, and what its translations were made from. */
export async function markRestored(tx: Sql, kind: CatalogueTable, id: string, seq: number, translatedFrom: unknown): Promise<void> {
  if (translatedFrom !== null) {
    await tx`UPDATE ${tx(kinds[kind].table)} SET translated_from = ${tx.json(translatedFrom)} WHERE id = ${id}`;
  }
  await tx`UPDATE row_version SET change = 'restored' WHERE kind = ${kind} AND id = ${id} AND seq = ${seq}`;
}

/** Forgets the versions of rows that went before a moment; answers the files that they named. Under the clock. */
export async function purgeDeletedBefore(tx: Sql, moment: Date): Promise<string[]> {
  const gone = await tx<{ file: string | null }[]>`
    DELETE FROM row_version AS old USING row_version AS last
    WHERE last.change = 'deleted' AND last.at <= ${moment} AND old.kind = last.kind AND old.id = last.id AND NOT EXISTS (
      SELECT FROM row_version AS later WHERE later.kind = last.kind AND later.id = last.id AND later.seq > last.seq
    ) RETURNING old.row ->> 'stored_as' AS file`;
  return [...new Set(gone.flatMap(({ file }) => file ?? []))];
}

/** Whether any version of a report is made of a file. */
export async function isStoredFileUsed(tx: Sql, file: string): Promise<boolean> {
  const [row] = await tx<[{ used: boolean }]>`SELECT EXISTS (SELECT FROM row_version WHERE row ->> 'stored_as' = ${file}) AS used`;
  return row.used;
}
