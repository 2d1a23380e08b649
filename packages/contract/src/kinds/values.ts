import { type FieldsOf, fieldsOf } from './descriptions.ts';
import { type Field, type FieldOf, isOn } from './field.ts';
import type { CatalogueTable } from './kinds.ts';
import { isTranslatedTable } from './parts.ts';
import type { Row, Value } from './types.ts';

const nothing = () => null;
const noText = () => '';
const noList = () => [];

/** What a field holds that says nothing. */
const emptyValues: { readonly [Is in Field['is']]: (field: FieldOf<Is>) => unknown } = {
  text: noText,
  texts: noList,
  link: noText,
  linkOrNull: nothing,
  phone: noText,
  phones: noList,
  slug: noText,
  slugs: noList,
  degrees: nothing,
  yesOrNo: () => false,
  day: noText,
  dayOrNull: nothing,
  wholeNumber: ({ least }) => least,
  minutes: nothing,
  pictures: noList,
  id: nothing,
  ids: noList,
  nearby: noList,
  oneOf: ({ otherwise }) => otherwise,
  someOf: noList,
  flags: ({ set }) => Object.fromEntries(set.map((member): [string, boolean] => [member, false])),
  answers: () => ({}),
  grade: nothing,
  hours: nothing,
  idElsewhere: noText,
  subject: nothing,
};

export const emptyValue = <F extends Field>(field: F): Value<F> => emptyValues[field.is](field as never) as Value<F>;

const emptyRows = new Map<CatalogueTable, object>();

/** A row that says nothing, not even which it is. One object for all: nobody changes a row. */
export function emptyRow<Table extends CatalogueTable>(table: Table): Row<FieldsOf<Table>> {
  let row = emptyRows.get(table);
  if (!row) {
    const values = fieldsOf(table)
      .filter(([, field]) => isOn(field, 'phone'))
      .map(([name, field]): [string, unknown] => [name, emptyValue(field)]);
    row = { _id: '', seq: 0, ...Object.fromEntries(values), ...(isTranslatedTable(table) && { translations: {} }) };
    emptyRows.set(table, row);
  }
  return row as Row<FieldsOf<Table>>;
}

/** A row that an older app stored, or that a page brought without what is empty, with all fields of its kind; itself when it has them. */
export function completeRow<Table extends CatalogueTable>(table: Table, row: { readonly _id: string }): Row<FieldsOf<Table>> {
  const empty = emptyRow(table);
  for (const name in empty) if (!(name in row)) return { ...empty, ...row };
  return row as Row<FieldsOf<Table>>;
}
