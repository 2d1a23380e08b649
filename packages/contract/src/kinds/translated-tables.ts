import { isTranslated } from './field.ts';
import { type CatalogueTable, catalogueTables, type FieldsOf, fieldsOf } from './kinds.ts';
import type { TranslatedName } from './types.ts';

// Apart from `parts.ts`, since a first page asks nothing else of the fields of a kind.

/** Fields whose texts are translated. */
export const translatedFields = <Table extends CatalogueTable>(table: Table): TranslatedName<FieldsOf<Table>>[] =>
  fieldsOf(table).flatMap(([name, field]) => (isTranslated(field) ? [name as TranslatedName<FieldsOf<Table>>] : []));

/** A table whose rows carry translations. */
export type TranslatedTable = {
  [Table in CatalogueTable]: [TranslatedName<FieldsOf<Table>>] extends [never] ? never : Table;
}[CatalogueTable];

export const isTranslatedTable = (table: CatalogueTable): table is TranslatedTable =>
  fieldsOf(table).some(([, field]) => isTranslated(field));

export const translatedTables = catalogueTables.filter(isTranslatedTable);
