import { amenityKeys, type ListingKind } from '@helpdesk/contract/fixed-sets';
import { translationLanguages } from '@helpdesk/contract/languages';

import type { MessageKey } from '#http/problem.ts';
import { dayIn, guarded, joined, numberIn, split, unguarded, yesOrNoIn } from './cells.ts';
import type { NamedTable, Names } from './names.ts';

/** What a cell says, or why it says nothing. */
type Read = { readonly value: unknown } | { readonly problem: MessageKey; readonly name?: string };

/** A column of a directory's file, and the field of the call's body that it holds. */
export interface Column {
  readonly name: string;
  readonly path: readonly string[];
  print(value: unknown, names: Names): string;
  read(cell: string, names: Names, kept: unknown): Read;
}

type CellType = Pick<Column, 'print' | 'read'>;

const text: CellType = {
  print: (value) => guarded(String(value ?? '')),
  read: (cell) => ({ value: unguarded(cell) }),
};

const texts: CellType = {
  print: (value) => guarded(joined((value ?? []) as string[])),
  read: (cell) => ({ value: split(unguarded(cell)) }),
};

const number: CellType = {
  print: (value) => (value == null ? '' : String(value)),
  read: (cell) => {
    if (cell.trim() === '') return { value: null };
    const value = numberIn(unguarded(cell));
    return value === undefined ? { problem: 'server_csv_number' } : { value };
  },
};

const yesOrNo: CellType = {
  print: (value) => (value ? 'yes' : 'no'),
  read: (cell) => {
    const value = yesOrNoIn(unguarded(cell));
    return value === undefined ? { problem: 'server_csv_yes_or_no' } : { value };
  },
};

const day: CellType = {
  print: (value) => String(value ?? ''),
  read: (cell, _names, kept) => {
    if (cell.trim() === '') return { value: null };
    const value = dayIn(unguarded(cell), kept as string | null);
    return value === undefined ? { problem: 'server_csv_day' } : { value };
  },
};

const named = (table: NamedTable): CellType => ({
  print: (value, names) => (value == null ? '' : guarded(names.wordOf(table, String(value)))),
  read: (cell, names) => {
    const word = unguarded(cell).trim();
    if (word === '') return { value: '' };
    const value = names.idOf(table, word);
    return value === undefined ? { problem: 'server_csv_unknown_name', name: word } : { value };
  },
});

const allNamed = (table: NamedTable): CellType => ({
  print: (value, names) => guarded(joined(((value ?? []) as string[]).map((id) => names.wordOf(table, id)))),
  read: (cell, names) => {
    const words = split(unguarded(cell)).filter((word) => word !== '');
    const unknown = words.find((word) => names.idOf(table, word) === undefined);
    if (unknown !== undefined) return { problem: 'server_csv_unknown_name', name: unknown };
    return { value: words.map((word) => names.idOf(table, word)) };
  },
});

/** The flags that are on. */
const flags: CellType = {
  print: (value) => guarded(joined(amenityKeys.filter((key) => (value as Record<string, boolean> | undefined)?.[key]))),
  read: (cell) => {
    const on = split(unguarded(cell));
    const unknown = on.find((key) => !amenityKeys.some((known) => known === key));
    if (unknown !== undefined) return { problem: 'server_csv_unknown_name', name: unknown };
    return { value: Object.fromEntries(amenityKeys.map((key) => [key, on.includes(key)])) };
  },
};

const column = (name: string, type: CellType, path: readonly string[] = [name]): Column => ({ name, path, ...type });

/** A text and its translations, side by side: `name`, `name_mr`, `name_hi`. */
const translated = (name: string, type: CellType): Column[] => [
  column(name, type),
  ...translationLanguages.map((language) => column(`${name}_${language}`, type, ['translations', language, name])),
];

const shared = (own: readonly Column[]): readonly Column[] => [
  ...translated('name', text),
  column('region', named('regions'), ['regionId']),
  ...own,
  ...translated('content', text),
  ...translated('bestSeason', text),
  ...translated('facts', texts),
  column('mapURL', text),
  column('latitude', number),
  column('longitude', number),
  column('images', texts),
  ...translated('pictureTexts', texts),
  column('popular', yesOrNo),
  column('alternateNames', texts),
  column('checkedOn', day),
  column('slug', text),
];

/** Beside these each line has `_id`, empty for a new listing, and `version`. */
export const columnsOf: Readonly<Record<ListingKind, readonly Column[]>> = {
  places: shared([
    column('categories', allNamed('categories'), ['categoryIds']),
    column('nearbyPlaces', allNamed('places'), ['nearByTouristAttractionsIds']),
    column('nearbyResorts', allNamed('resorts'), ['nearByResortsIds']),
    column('nearbyRestaurants', allNamed('restaurants'), ['nearByRestaurantsIds']),
  ]),
  resorts: shared([
    column('categories', texts, ['category']),
    column('contactPersonName', text),
    column('contactPhoneNumber', text),
    column('amenities', flags, ['amenitiesOffered']),
    column('nearbyPlaces', allNamed('places'), ['nearbyAttractionIds']),
  ]),
  restaurants: shared([
    column('categories', texts),
    column('contactNumber', text),
    column('nearbyPlaces', allNamed('places'), ['nearBytouristAttractionIds']),
  ]),
};

export const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], record);
