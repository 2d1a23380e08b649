import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { columnOf, type Field, isOn } from '@helpdesk/contract/kinds/field';
import { type CatalogueTable, catalogueTables, kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import {
  canBeUnpublished,
  contactFields,
  idFields,
  isAddressedTable,
  isTranslatedTable,
  namingFields,
  pictureFields,
  translatedFields,
} from '@helpdesk/contract/kinds/parts';
import { emptyValue } from '@helpdesk/contract/kinds/values';
import { expect, test } from 'vitest';
import { testDatabase } from '#db/testing/test-database.ts';
import { samplesOf } from '#testing/field-samples.ts';
import { listed } from './fragments.sql.ts';

// The database is as the contract describes the kinds: whoever changes a description is told here which migration is missing.

const { sql } = await testDatabase();
const tables = catalogueTables.map((table) => kinds[table].table);
const storedFields = (table: CatalogueTable) => fieldsOf(table).filter(([, field]) => isOn(field, 'table'));

const types: { readonly [Is in Field['is']]: string } = {
  text: 'text',
  texts: 'text[]',
  link: 'https_link',
  linkOrNull: 'https_link',
  phone: 'phone_number',
  phones: 'phone_number[]',
  slug: 'text',
  slugs: 'text[]',
  degrees: 'double precision',
  yesOrNo: 'boolean',
  day: 'date',
  dayOrNull: 'date',
  wholeNumber: 'integer',
  minutes: 'integer',
  pictures: 'text[]',
  id: 'text',
  ids: 'text[]',
  nearby: 'text[]',
  oneOf: 'text',
  someOf: 'text[]',
  flags: 'jsonb',
  answers: 'jsonb',
  grade: 'text',
  hours: 'jsonb',
  idElsewhere: 'text',
  subject: 'jsonb',
};

/** What the database keeps for itself, beside what is described. */
const ownColumns = (table: CatalogueTable): Record<string, string> => ({
  id: 'text, never empty',
  seq: 'bigint, never empty',
  ...(isTranslatedTable(table) && { translations: 'jsonb, never empty', translated_from: 'jsonb, never empty' }),
  ...(isAddressedTable(table) && { changed_at: 'timestamp with time zone' }),
});

async function columnsOf(name: string): Promise<Record<string, string>> {
  const columns = await sql<{ column: string; type: string }[]>`
    SELECT attname AS column, format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ', never empty' ELSE '' END AS type
    FROM pg_attribute WHERE attrelid = ${name}::regclass AND attnum > 0 AND NOT attisdropped`;
  return Object.fromEntries(columns.map(({ column, type }): [string, string] => [column, type]));
}

async function triggersOf(name: string): Promise<Record<string, string>> {
  const triggers = await sql<{ trigger: string; does: string }[]>`
    SELECT tgname AS trigger, pg_get_triggerdef(oid) AS does FROM pg_trigger WHERE tgrelid = ${name}::regclass AND NOT tgisinternal`;
  return Object.fromEntries(triggers.map(({ trigger, does }): [string, string] => [trigger, does]));
}

const matches = (text: string | undefined, pattern: RegExp): string[] => [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found);

test('the tables under the clock are those of the described kinds', async () => {
  const clocked = await sql<{ name: string }[]>`SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'stamped'`;
  expect(clocked.map(({ name }) => name).sort()).toEqual([...tables].sort());
});

test.each(catalogueTables)('%s have a column for each described field, and no other', async (table) => {
  const described = storedFields(table).map(([name, field]): [string, string] => [
    columnOf(name),
    `${types[field.is]}${emptyValue(field) === null ? '' : ', never empty'}`,
  ]);
  expect(await columnsOf(kinds[table].table)).toEqual({ ...ownColumns(table), ...Object.fromEntries(described) });
});

test.each(catalogueTables)(
  '%s are stamped, buried and unburied, kept in versions and among what names them, under their name on the wire',
  async (table) => {
    const triggers = await triggersOf(kinds[table].table);
    expect(Object.keys(triggers).sort()).toEqual(
      [
        ...[
          'stamped',
          'buried',
          'unburied',
          'never_truncated',
          'version_kept',
          'version_kept_last',
          'forgotten',
          'kept_while_used',
          'naming_restamped',
        ],
        // The helpdesk has one row, whose id is printed nowhere.
        ...(table === 'helpdesk' ? [] : ['id_kept']),
        ...(isAddressedTable(table) ? ['changed_at_noted'] : []),
        ...(isTranslatedTable(table) ? ['translated_from_noted'] : []),
        ...(pictureFields(table).length > 0 ? ['pictures_used'] : []),
        ...(canBeUnpublished(table) ? ['hidden', 'shown', 'naming_restamped_too'] : []),
      ].sort(),
    );
    for (const named of ['stamped', 'buried', 'unburied', 'version_kept', 'version_kept_last', 'naming_restamped']) {
      expect([named, matches(triggers[named], /\('(.*)'\)/g)]).toEqual([named, [table]]);
    }
  },
);

test.each(catalogueTables)('a translation of %s is known to be outdated when a described text changes', async (table) => {
  const { translated_from_noted: noted } = await triggersOf(kinds[table].table);
  const texts: readonly string[] = translatedFields(table);
  const described = texts.length > 0 ? [...texts.map(columnOf), 'translations'].sort() : [];
  expect(matches(noted, /old\.(\w+)/gi).sort()).toEqual(described);
  expect(matches(noted, /new\.(\w+)/gi).sort()).toEqual(described);
  // As note_translated_from finds the column of a field.
  for (const name of texts) expect(name.replace(/([A-Z])/g, '_$1').toLowerCase()).toBe(columnOf(name));
});

test.each(catalogueTables)('a picture that leaves the described fields of %s is noted as used until then', async (table) => {
  const { pictures_used: noted } = await triggersOf(kinds[table].table);
  expect(matches(noted, /UPDATE OF (\w+)/g)).toEqual(pictureFields(table).map(columnOf));
});

test('lists of ids are checked, and forget or keep what they name, as they are described', async () => {
  const links = await sql`SELECT naming, ids, named, forgets FROM catalogue_link`;
  const described = catalogueTables.flatMap((table) =>
    namingFields(table).map(({ name, of, dropsDeleted }) => ({
      naming: kinds[table].table,
      ids: columnOf(name),
      named: kinds[of].table,
      forgets: dropsDeleted,
    })),
  );
  expect(links.map((link) => JSON.stringify(link)).sort()).toEqual(described.map((link) => JSON.stringify(link)).sort());
});

test('a single id is a foreign key, which is null once its row is deleted', async () => {
  const keys = await sql<{ key: string }[]>`
    SELECT format('%s.%s names a %s, and is %s', conrelid::regclass, attname, confrelid::regclass, CASE confdeltype WHEN 'n' THEN 'emptied' END) AS key
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND conrelid::regclass::text = ANY (${tables})`;
  const described = catalogueTables.flatMap((table) =>
    idFields(table).map(({ name, of }) => `${kinds[table].table}.${columnOf(name)} names a ${kinds[of].table}, and is emptied`),
  );
  expect(keys.map(({ key }) => key).sort()).toEqual(described.sort());
});

test('a set has the described members', async () => {
  const fields = catalogueTables.flatMap((table) =>
    storedFields(table).map(([name, field]) => ({ table: kinds[table].table, name, field })),
  );
  for (const { table, name, field } of fields) {
    if (!('set' in field)) continue;
    const [found] = await sql<{ check: string }[]>`
      SELECT pg_get_constraintdef(pg_constraint.oid) AS check FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND conkey = ARRAY[attnum]
      WHERE contype = 'c' AND conrelid = ${table}::regclass AND attname = ${columnOf(name)}`;
    // As texts, or as the text of an array.
    const members = matches(found?.check, /'\{?([^'{}]*)\}?'/g).flatMap((texts) => texts.split(','));
    expect([table, name, members.sort()]).toEqual([table, name, [...field.set].sort()]);
  }
});

test.each(catalogueTables)('%s hold what is described to the limits, and nothing beyond them', async (table) => {
  // Takes a column alone: all others may be empty.
  const probe = sql(`probe_of_${table}`);
  await sql`CREATE TABLE ${probe} (LIKE ${sql(kinds[table].table)} INCLUDING CONSTRAINTS)`;
  const columns = Object.keys(await columnsOf(kinds[table].table));
  await sql`ALTER TABLE ${probe} ${listed(
    sql,
    columns.map((column) => sql`ALTER COLUMN ${sql(column)} DROP NOT NULL`),
  )}`;
  const put = (name: string, value: unknown) =>
    sql`INSERT INTO ${probe} SELECT * FROM jsonb_populate_record(NULL::${probe}, ${JSON.stringify({ [columnOf(name)]: value })}::text::jsonb)`;

  for (const [name, field] of storedFields(table)) {
    expect(columns).toContain(columnOf(name));
    const { taken, refused } = samplesOf(field);
    for (const value of taken) {
      const answer = await put(name, value).then(
        () => 'taken',
        (error: Error) => error.message,
      );
      expect([name, value, answer]).toEqual([name, value, 'taken']);
    }
    for (const value of refused) {
      const answer = await put(name, value).then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      );
      expect([name, value, answer]).toEqual([name, value, '23514']);
    }
  }
});

test('a booking looks for its place among all kinds of listing that have contacts', async () => {
  const looksIn = await sql<{ table: string }[]>`
    SELECT DISTINCT refobjid::regclass::text AS table FROM pg_depend JOIN pg_rewrite ON pg_rewrite.oid = objid
    WHERE ev_class = 'bookable_listing'::regclass AND refclassid = 'pg_class'::regclass AND refobjid <> ev_class`;
  const booked = listingKinds.filter((kind) => contactFields(kind).length > 0).map((kind) => kinds[kind].table);
  expect(looksIn.map(({ table }) => table).sort()).toEqual([...booked].sort());
});
