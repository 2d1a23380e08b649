import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { type CatalogueTable, catalogueTables, kinds, type SubjectKind, subjectKinds } from '@helpdesk/contract/kinds/kinds';
import { canBeUnpublished, namingFields } from '@helpdesk/contract/kinds/parts';
import type { RowOf } from '@helpdesk/contract/sync/rows';

import type { Fragment } from '#db/pool/statement.ts';
import { tableOf } from './catalogue-tables.ts';
import { listed, unionAll } from './fragments.sql.ts';
import type { Sql } from './sql.ts';

interface StoredRow extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly seq: number;
}

/** One row as it stands in this transaction, with its private columns: who writes it anew keeps them. */
export async function readRow<Kind extends CatalogueTable>(tx: Sql, kind: Kind, id: string): Promise<RowOf<Kind> | undefined> {
  const { name, selected } = selection(tx, kind, { whole: true });
  const [row] = await tx<RowOf<Kind>[]>`SELECT ${selected} FROM ${tx(name)} WHERE id = ${id}`;
  return row;
}

/** The rows that are not published, with their private columns; none of a kind whose rows always are. */
export async function readUnpublished(tx: Sql, kind: CatalogueTable): Promise<StoredRow[]> {
  if (!canBeUnpublished(kind)) return [];
  const { name, selected } = selection(tx, kind, { whole: true });
  return tx<StoredRow[]>`SELECT ${selected} FROM ${tx(name)} WHERE unpublished ORDER BY seq DESC`;
}

/** The published rows that were written after a change: only the fields that phones may have. */
export async function readRowsAfter<Kind extends CatalogueTable>(tx: Sql, kind: Kind, seq: number): Promise<RowOf<Kind>[]> {
  const { name, selected } = selection(tx, kind);
  return tx<
    RowOf<Kind>[]
  >`SELECT ${selected} FROM ${tx(name)} WHERE seq > ${seq} ${canBeUnpublished(kind) ? tx`AND NOT unpublished` : tx``}`;
}

/** Those of the ids that no row has. */
export async function unknownIds(tx: Sql, kind: CatalogueTable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    SELECT id FROM unnest(${[...ids]}::text[]) AS named (id) WHERE id NOT IN (SELECT id FROM ${tx(kinds[kind].table)})`;
  return rows.map(({ id }) => id);
}

/** Whether a row of any kind has an id or ever had it: printed codes lead by it alone. */
export async function isUsedId(tx: Sql, id: string): Promise<boolean> {
  const rows = catalogueTables.map((kind) => tx`SELECT FROM ${tx(kinds[kind].table)} WHERE id = ${id}`);
  const all = unionAll(tx, [...rows, tx`SELECT FROM deleted_id WHERE id = ${id}`]);
  const used = await tx`SELECT FROM (${all}) AS used LIMIT 1`;
  return used.count > 0;
}

/** Deletes a row; false when there is none. Only inside `writeCatalogue`. */
export async function deleteRow(tx: Sql, kind: CatalogueTable, id: string): Promise<boolean> {
  const gone = await tx`DELETE FROM ${tx(kinds[kind].table)} WHERE id = ${id}`;
  return gone.count === 1;
}

/** A table and its columns under the names of the contract: no other column is read; private ones, and ids that are not public, only where asked for. */
export function selection(tx: Sql, kind: CatalogueTable, { whole = false } = {}) {
  const { name, columns, privateColumns } = tableOf(kind);
  return {
    name,
    selected: listed(
      tx,
      [...columns, ...(whole ? privateColumns : [])].map(
        ([field, column]) => tx`${whole ? tx(column) : published(tx, kind, field, column)} AS ${tx(field)}`,
      ),
    ),
  };
}

/** What a public row names when the public may not know of it: no row has that id. */
const nobody = '-';

/** A column as phones may have it: ids of rows that are not published, or are gone, are left out. */
function published(tx: Sql, kind: CatalogueTable, field: string, column: string): Fragment {
  const naming = namingFields(kind).find(({ name }) => name === field);
  if (naming && canBeUnpublished(naming.of))
    return tx`ARRAY(SELECT named FROM unnest(${tx(column)}) WITH ORDINALITY AS it (named, at) WHERE ${isPublic(tx, naming.of, tx`named`)} ORDER BY at)`;
  const isSubject = fieldsOf(kind).some(([name, { is }]) => name === field && is === 'subject');
  return isSubject ? publicSubject(tx, column) : tx`${tx(column)}`;
}

const isPublic = (tx: Sql, kind: CatalogueTable, id: Fragment): Fragment =>
  tx`EXISTS (SELECT FROM ${tx(kinds[kind].table)} AS known WHERE known.id = ${id} ${canBeUnpublished(kind) ? tx`AND NOT known.unpublished` : tx``})`;

/** The notice stays: it is published by itself, and what it is about finds it again. */
function publicSubject(tx: Sql, column: string): Fragment {
  const ofRows = subjectKinds.filter((kind): kind is Exclude<SubjectKind, 'kinds'> => kind !== 'kinds');
  const known = ofRows.map((kind) => tx`(${tx(column)} ->> 'kind' = ${kind} AND NOT ${isPublic(tx, kind, tx`${tx(column)} ->> 'id'`)})`);
  const isHidden = known.reduce((any, one) => tx`${any} OR ${one}`);
  return tx`CASE WHEN ${isHidden} THEN jsonb_set(${tx(column)}, '{id}', to_jsonb(${nobody}::text)) ELSE ${tx(column)} END`;
}
