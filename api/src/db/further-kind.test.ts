import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#db/testing/test-database.ts';
import { writeCatalogue } from './catalogue-write.sql.ts';
import { seedWhenEmpty } from './seed.ts';
import type { Sql } from './sql.ts';

// What docs/adding.md says of a migration, done to a kind that the product does not have.

const { sql } = await testDatabase();
const change = (work: (tx: Sql) => Promise<unknown>) => writeCatalogue(sql, work, 'asha@example.org');
const [place] = sampleRegion.places;
const [region] = sampleRegion.regions;
if (!place || !region) throw new Error('the sample region is empty');

beforeAll(async () => {
  await seedWhenEmpty(sql);
  await sql`
    CREATE TABLE shrine (
      LIKE listing INCLUDING ALL,
      phones phone_number[] NOT NULL DEFAULT '{}',
      FOREIGN KEY (region_id) REFERENCES region ON DELETE SET NULL
    )`;
  await sql`CALL put_into_catalogue('shrine', 'shrines', 'name', 'content', 'facts', 'picture_texts')`;
});

const add = (id: string) =>
  change(
    (tx) => tx`
      INSERT INTO shrine (id, slug, name, content, map_url, region_id, phones, translations)
      VALUES (${id}, ${id}, 'Old Shrine', 'Of stone.', 'https://example.org/', ${region._id}, '{108,+911}', '{"mr": {"content": "दगडी."}}')`,
  );
const versionsOf = (id: string) => sql`SELECT kind, author, change, links, row FROM row_version WHERE id = ${id} ORDER BY seq`;

test('a further kind of listing needs one table and one call', async () => {
  const triggersOf = (table: string) => sql`
    SELECT tgname AS name, tgfoid::regproc::text AS runs, tgtype AS at FROM pg_trigger
    WHERE tgrelid = ${table}::regclass AND NOT tgisinternal ORDER BY tgname`;
  expect(await triggersOf('shrine')).toEqual(await triggersOf('place'));
});

test('its rows are stamped, kept in versions with their author, and buried', async () => {
  await add('old');
  await expect(sql`UPDATE shrine SET name = 'Unstamped'`).rejects.toThrow('outside a catalogue change');
  await change((tx) => tx`UPDATE shrine SET content = 'Of black stone.' WHERE id = 'old'`);
  expect(await sql`SELECT phones, translated_from, changed_at FROM shrine`).toEqual([
    { phones: ['108', '+911'], translated_from: { mr: { content: 'Of stone.' } }, changed_at: expect.any(Date) },
  ]);
  await change((tx) => tx`DELETE FROM shrine WHERE id = 'old'`);
  expect(await versionsOf('old')).toMatchObject(
    ['added', 'changed', 'deleted'].map((did) => ({ kind: 'shrines', author: 'asha@example.org', change: did })),
  );
  expect(await sql`SELECT kind FROM tombstone WHERE id = 'old'`).toEqual([{ kind: 'shrines' }]);
});

test('one line more, and lists that name its rows are checked, and lose one that goes', async () => {
  await sql`ALTER TABLE place ADD COLUMN nearby_shrine_ids text[] NOT NULL DEFAULT '{}'`;
  await sql`INSERT INTO catalogue_link (naming, ids, named, forgets) VALUES ('place', 'nearby_shrine_ids', 'shrine', true)`;
  await add('near');
  const name = (...ids: string[]) => change((tx) => tx`UPDATE place SET nearby_shrine_ids = ${ids} WHERE id = ${place._id}`);
  await expect(name('near', 'nowhere')).rejects.toThrow('a place names the shrine nowhere, which does not exist');
  await name('near');
  await change((tx) => tx`DELETE FROM shrine WHERE id = 'near'`);
  expect(await sql`SELECT nearby_shrine_ids AS ids FROM place WHERE id = ${place._id}`).toEqual([{ ids: [] }]);
  const gone = (await versionsOf('near')).at(-1);
  expect(gone?.links).toEqual([{ table: 'place', column: 'nearby_shrine_ids', id: place._id, position: 1 }]);
});

test('what its rows name for good stays', async () => {
  await sql`ALTER TABLE shrine ADD COLUMN ad_ids text[] NOT NULL DEFAULT '{}'`;
  await sql`INSERT INTO catalogue_link (naming, ids, named, forgets) VALUES ('shrine', 'ad_ids', 'ad', false)`;
  await add('naming');
  const [ad] = sampleRegion.ads;
  await change((tx) => tx`UPDATE shrine SET ad_ids = ${[ad?._id ?? '']} WHERE id = 'naming'`);
  await expect(change((tx) => tx`DELETE FROM ad WHERE id = ${ad?._id ?? ''}`)).rejects.toThrow(`ad ${ad?._id} is used by a shrine`);
});

test('a field that is added later is whole in the versions of before, too, and its texts are known to be translated', async () => {
  await add('before');
  await sql`CALL add_described_column('shrine', 'shrines', 'fee', $$text NOT NULL DEFAULT 'Free' CHECK (length(fee) <= 20)$$)`;
  await sql`CALL add_described_column('shrine', 'shrines', 'minutes', 'integer')`;
  await sql`CALL note_changed_texts_of('shrine', 'name', 'content', 'facts', 'picture_texts', 'fee')`;
  expect(await versionsOf('before')).toMatchObject([{ row: { fee: 'Free', minutes: null } }]);
  await change((tx) => tx`UPDATE shrine SET translations = '{"mr": {"fee": "मोफत"}}' WHERE id = 'before'`);
  await change((tx) => tx`UPDATE shrine SET fee = '20' WHERE id = 'before'`);
  expect(await sql`SELECT translated_from FROM shrine WHERE id = 'before'`).toEqual([{ translated_from: { mr: { fee: 'Free' } } }]);
  await expect(change((tx) => tx`UPDATE shrine SET fee = ${'x'.repeat(21)}`)).rejects.toThrow('shrine_fee_check');
});

test('the shape of a listing is what all kinds of listing have', async () => {
  const columnsOf = async (table: string) => {
    const columns = await sql<{ column: string }[]>`
      SELECT format('%s %s %s', attname, format_type(atttypid, atttypmod), attnotnull) AS column FROM pg_attribute
      WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped`;
    return columns.map(({ column }) => column);
  };
  for (const kind of listingKinds) {
    expect(await columnsOf(kinds[kind].table)).toEqual(expect.arrayContaining(await columnsOf('listing')));
  }
});
