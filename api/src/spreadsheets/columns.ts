import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { type Field, type FieldOf, isOn, isTranslated, wireName } from '@helpdesk/contract/kinds/field';
import type { Hours } from '@helpdesk/contract/kinds/hours';
import type { CatalogueTable, ListingKind } from '@helpdesk/contract/kinds/kinds';
import { type Language, languages, translationLanguages } from '@helpdesk/contract/languages';
import { readHours, writeHours } from '@helpdesk/contract/opening/hours-text';
import { degreesOfText } from '@helpdesk/contract/rules/map/point-of-text';

import type { MessageKey } from '#http/problem.ts';
import { dayIn, guarded, joined, numberIn, split, unguarded, yesOrNoIn } from './cells.ts';
import type { NamedTable, Names } from './names.ts';

/** What a cell says, or why it says nothing. */
type Read = { readonly value: unknown } | { readonly problem: MessageKey; readonly name?: string };

/** A column of a directory's file, and the field of the call's body that it holds. */
export interface Column {
  readonly name: string;
  readonly path: readonly string[];
  /** Whose texts it holds. */
  readonly language: Language;
  /** What an .xlsx has in its cells where that is no text, and which of them a day may stand in. */
  readonly holds?: 'numbers' | 'days';
  print(value: unknown, names: Names): string;
  read(cell: string, names: Names, existing: unknown): Read;
}

type CellType = Pick<Column, 'print' | 'read' | 'holds'>;

const text: CellType = {
  print: (value) => guarded(String(value ?? '')),
  read: (cell) => ({ value: unguarded(cell) }),
};

const texts: CellType = {
  print: (value) => guarded(joined((value ?? []) as string[])),
  read: (cell) => ({ value: split(unguarded(cell)) }),
};

const number: CellType = {
  holds: 'numbers',
  print: (value) => (value == null ? '' : String(value)),
  read: (cell) => {
    if (cell.trim() === '') return { value: null };
    const value = numberIn(unguarded(cell));
    return value === undefined ? { problem: 'server_csv_number' } : { value };
  },
};

/** Also as receivers show them: N 19° 12.006'. */
const degrees: CellType = {
  ...number,
  read: (cell, ...rest) => {
    const value = degreesOfText(unguarded(cell));
    return value === undefined ? number.read(cell, ...rest) : { value };
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
  holds: 'days',
  print: (value) => String(value ?? ''),
  read: (cell, _names, existing) => {
    if (cell.trim() === '') return { value: null };
    const value = dayIn(unguarded(cell), existing as string | null);
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

/** A member of a set, or nothing. */
const grade = (set: readonly string[]): CellType => ({
  print: (value) => String(value ?? ''),
  read: (cell) => {
    const member = unguarded(cell).trim();
    if (member === '') return { value: null };
    return set.includes(member) ? { value: member } : { problem: 'server_csv_unknown_name', name: member };
  },
});

const hours: CellType = {
  print: (value) => (value ? guarded(writeHours(value as Hours)) : ''),
  read: (cell) => {
    if (cell.trim() === '') return { value: null };
    const value = readHours(unguarded(cell));
    return value ? { value } : { problem: 'server_csv_hours' };
  },
};

/** The members of a set that are on. */
const flags = (set: readonly string[]): CellType => ({
  print: (value) => guarded(joined(set.filter((member) => (value as Readonly<Record<string, boolean>> | undefined)?.[member]))),
  read: (cell) => {
    const on = split(unguarded(cell));
    const unknown = on.find((member) => !set.includes(member));
    if (unknown !== undefined) return { problem: 'server_csv_unknown_name', name: unknown };
    return { value: Object.fromEntries(set.map((member): [string, boolean] => [member, on.includes(member)])) };
  },
});

/** Members of a set with what is known of them: `steps: yes | ramp: no`. */
const answers = (set: readonly string[]): CellType => ({
  print: (value) => {
    const known = (value ?? {}) as Readonly<Record<string, boolean>>;
    return guarded(joined(set.filter((member) => member in known).map((member) => `${member}: ${known[member] ? 'yes' : 'no'}`)));
  },
  read: (cell) => {
    const known: Record<string, boolean> = {};
    for (const each of split(unguarded(cell))) {
      const [member = '', word = ''] = each.split(':').map((part) => part.trim());
      const value = word === '' ? undefined : yesOrNoIn(word);
      if (value === undefined || !set.includes(member)) return { problem: 'server_csv_unknown_name', name: each };
      known[member] = value;
    }
    return { value: known };
  },
});

const cellTypes: { readonly [Is in Field['is']]: (field: FieldOf<Is>) => CellType } = {
  text: () => text,
  texts: () => texts,
  link: () => text,
  linkOrNull: () => text,
  phone: () => text,
  phones: () => texts,
  slug: () => text,
  slugs: () => texts,
  degrees: () => degrees,
  yesOrNo: () => yesOrNo,
  day: () => day,
  dayOrNull: () => day,
  wholeNumber: () => number,
  minutes: () => number,
  pictures: () => texts,
  id: ({ of }) => named(of as NamedTable),
  ids: ({ of }) => allNamed(of as NamedTable),
  nearby: ({ of }) => allNamed(of as NamedTable),
  oneOf: () => text,
  someOf: () => texts,
  flags: ({ set }) => flags(set),
  answers: ({ set }) => answers(set),
  grade: ({ set }) => grade(set),
  hours: () => hours,
  idElsewhere: () => text,
  // No listing is about another.
  subject: () => text,
};

/**
 * A text and its translations stand side by side: `name`, `name_mr`, `name_hi`.
 * @param key what the record calls the field that the cells are of
 */
function columnsFor(name: string, field: Field, key: string): Column[] {
  if (!isOn(field, 'input') || field.csv === null) return [];
  const called = field.csv ?? name;
  const type = cellTypes[field.is](field as never);
  const own = { name: called, path: [key], language: languages[0], ...type };
  if (!isTranslated(field)) return [own];
  return [
    own,
    ...translationLanguages.map((language) => ({
      name: `${called}_${language}`,
      path: ['translations', language, name],
      language,
      ...type,
    })),
  ];
}

/** Beside these each line has `_id`, empty for a new listing, and `version`. */
export const columnsOf = (kind: ListingKind): readonly Column[] =>
  fieldsOf(kind).flatMap(([name, field]) => columnsFor(name, field, wireName(name, field)));

/** The columns of open data, by the fields of a row: of what is entered all that a page may hold, so nobody's number or name (product 11.2). */
export const openColumnsOf = (table: CatalogueTable): readonly Column[] =>
  fieldsOf(table).flatMap(([name, field]) => (isOn(field, 'page') ? columnsFor(name, field, name) : []));

export const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], record);
