import { columnOf, isOn } from '@helpdesk/contract/kinds/field';
import { type CatalogueTable, type FieldsOf, fieldsOf, kinds } from '@helpdesk/contract/kinds/kinds';
import { isTranslatedTable } from '@helpdesk/contract/kinds/translated-tables';
import type { Unstamped } from '@helpdesk/contract/kinds/types';

/** A row as it is written: the database stamps it. */
export type NewRow<Kind extends CatalogueTable> = Unstamped<FieldsOf<Kind>>;

type Column = readonly [field: string, column: string];

/** A table of the catalogue and the column of each described field: no other one is ever read into the catalogue. */
interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns that are written with a row and never read with it. */
  readonly privateColumns: readonly Column[];
}

export function tableOf(kind: CatalogueTable): Table {
  const stored = fieldsOf(kind).filter(([, field]) => isOn(field, 'table'));
  const columns = stored.map(([name, field]) => ({ isPrivate: !isOn(field, 'phone'), column: [name, columnOf(name)] as const }));
  return {
    name: kinds[kind].table,
    columns: [
      ['_id', 'id'],
      ['seq', 'seq'],
      ...columns.filter(({ isPrivate }) => !isPrivate).map(({ column }) => column),
      ...(isTranslatedTable(kind) ? [['translations', 'translations'] as const] : []),
    ],
    privateColumns: columns.filter(({ isPrivate }) => isPrivate).map(({ column }) => column),
  };
}
