import { type FieldsOf, fieldsOf } from './descriptions.ts';
import { type Field, isOn, isTranslated } from './field.ts';
import { type CatalogueTable, catalogueTables } from './kinds.ts';
import type { TranslatedName } from './types.ts';

/** Which fields of a kind are what: looked up in its description, so that nobody else lists them. */

const namesWhere = (table: CatalogueTable, isMeant: (field: Field) => boolean): string[] =>
  fieldsOf(table)
    .filter(([, field]) => isMeant(field))
    .map(([name]) => name);

/** Fields whose texts are translated. */
export const translatedFields = <Table extends CatalogueTable>(table: Table): TranslatedName<FieldsOf<Table>>[] =>
  namesWhere(table, isTranslated) as TranslatedName<FieldsOf<Table>>[];

/** A table whose rows carry translations. */
export type TranslatedTable = {
  [Table in CatalogueTable]: [TranslatedName<FieldsOf<Table>>] extends [never] ? never : Table;
}[CatalogueTable];

export const isTranslatedTable = (table: CatalogueTable): table is TranslatedTable => namesWhere(table, isTranslated).length > 0;

export const translatedTables = catalogueTables.filter(isTranslatedTable);

/** What phones know and no page may hold: whom to call (decision 014). */
export const contactFields = (table: CatalogueTable): string[] =>
  namesWhere(table, (field) => isOn(field, 'phone') && !isOn(field, 'page'));

/** What a list shows of a row. */
export const listFields = (table: CatalogueTable): string[] => namesWhere(table, (field) => isOn(field, 'list'));

/** What a page may hold. */
export const pageFields = (table: CatalogueTable): string[] => namesWhere(table, (field) => isOn(field, 'page'));

/** Fields that hold addresses of pictures. */
export const pictureFields = (table: CatalogueTable): string[] => namesWhere(table, ({ is }) => is === 'pictures');

/** Whether its rows can be prepared out of sight. */
export const canBeUnpublished = (table: CatalogueTable): boolean => fieldsOf(table).some(([name]) => name === 'unpublished');

/** A field that names rows of another table by a list of ids. */
interface NamingField {
  readonly name: string;
  readonly of: CatalogueTable;
  /** A row that goes leaves the list; else it stays as long as it is in one. */
  readonly dropsDeleted: boolean;
}

export const namingFields = (table: CatalogueTable): NamingField[] =>
  fieldsOf(table).flatMap(([name, field]) =>
    field.is === 'nearby' || field.is === 'ids' ? [{ name, of: field.of as CatalogueTable, dropsDeleted: field.is === 'nearby' }] : [],
  );

/** Fields that name one row of another table; null once that is deleted. */
export const idFields = (table: CatalogueTable): { readonly name: string; readonly of: CatalogueTable }[] =>
  fieldsOf(table).flatMap(([name, field]) => (field.is === 'id' ? [{ name, of: field.of as CatalogueTable }] : []));

/** What a search looks for in a row's texts; names weigh more. */
export interface SearchedFields {
  readonly names: readonly string[];
  readonly contents: readonly string[];
}

export const searchedFields = (table: CatalogueTable): SearchedFields => ({
  names: namesWhere(table, (field) => 'search' in field && field.search === 'name'),
  contents: namesWhere(table, (field) => 'search' in field && field.search === 'content'),
});

/** Whether its rows have an address each, and so keep those that they had. */
export const isAddressedTable = (table: CatalogueTable): boolean =>
  fieldsOf(table).some(([name]) => name === 'formerNames' || name === 'formerSlugs');
