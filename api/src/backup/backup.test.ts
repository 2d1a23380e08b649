import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterAll, expect, test } from 'vitest';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool } from '#db/sql.ts';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { openStorages } from '#storage/open-storage.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { writeBackup } from './backup.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { isInUse } from './tables.sql.ts';
import { backedUp, notBackedUp, staysHere } from './tables.ts';

const { sql, dataDir, get, logIn } = await sampleApp();
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'of-today.backup');
const now = new Date(Date.UTC(2026, 10, 21, 10, 45));
const key = '11111111-1111-4111-8111-111111111111';
const letters = 'A tab\t, a line\nbreak, a back\\slash, “quotes” and जुन्नर';

async function everything(from: Pool) {
  const tables: Record<string, unknown[]> = {};
  for (const name of backedUp) {
    const rows = await from`SELECT to_jsonb(it) AS row FROM ${from(name)} AS it ORDER BY to_jsonb(it)::text`;
    tables[name] = rows.map(({ row }) => (name === 'sync_clock' ? { ...row, epoch: '' } : row));
  }
  return tables;
}
const epochOf = async (from: Pool) => (await from`SELECT epoch FROM sync_clock`)[0]?.epoch as string;
const enquire = (to: Pool, id: string, reference: string) => to`
  INSERT INTO enquiry (key, body_hash, reference, kind, body) VALUES (${id}, '\\x00ff5c', ${reference}, 'contact', ${to.json({ comment: letters })})`;
const note = (to: Pool, id: string) =>
  to`INSERT INTO enquiry_change (enquiry_key, at, by, change) VALUES (${id}, now(), 'a@example.org', 'note') RETURNING id`;

// A backup is restored under the migrations that it was made under.
const filledByMigrations = ['schema_migration', 'catalogue_link', 'listing'];

test('every table is in a backup, or left out for a reason', async () => {
  const tables = await sql<
    { name: string }[]
  >`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  expect(tables.map(({ name }) => name).sort()).toEqual([...backedUp, ...notBackedUp, ...staysHere, ...filledByMigrations].sort());
});

test('what was backed up comes back to the letter, under a new epoch', async () => {
  await enquire(sql, key, 'JTH-1');
  await note(sql, key);
  await logIn('asha@example.org');
  await sql`UPDATE enquiry SET assigned_to = (SELECT id FROM administrator LIMIT 1)`;
  await sql`INSERT INTO enquiry_note (enquiry_key, at, by, text) VALUES (${key}, now(), 'asha@example.org', ${letters})`;
  await sql`INSERT INTO stay_mail (listing_id, email) VALUES ('a-stay', 'stay@example.org')`;
  await sql`INSERT INTO forward_text (language, text) VALUES ('mr', ${letters})`;
  await writeCatalogue(sql, (tx) => tx`DELETE FROM ad WHERE priority = 6`);
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  const picture = Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251));
  writeFileSync(join(dataDir, 'images/abc-1280.webp'), picture);
  writeFileSync(join(dataDir, 'images/unfinished.part'), 'x');
  const [before, epoch] = [await everything(sql), await epochOf(sql)];
  const backup = await writeBackup(sql, openStorages({ dataDir }), file, now);
  expect(backup).toMatchObject({ madeAt: '2026-11-21T10:45:00.000Z', files: 1, counts: { place: 74, enquiry: 1 } });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['of-today.backup']);

  await writeCatalogue(sql, async (tx) => {
    await tx`DELETE FROM place WHERE id = ${sampleRegion.places[0]?._id ?? ''}`;
    await tx`UPDATE region SET content = 'changed'`;
  });
  await enquire(sql, '22222222-2222-4222-8222-222222222222', 'JTH-2');
  rmSync(join(dataDir, 'images'), { recursive: true });
  await restoreBackup(sql, openStorages({ dataDir }), file, now);

  expect(await everything(sql)).toEqual(before);
  expect(await epochOf(sql)).not.toBe(epoch);
  expect(readFileSync(join(dataDir, 'images/abc-1280.webp'))).toEqual(picture);
  expect(readdirSync(join(dataDir, 'images'))).toEqual(['abc-1280.webp']);
  for (const name of notBackedUp) expect(await sql`SELECT FROM ${sql(name)}`).toHaveLength(0);
  // The running server serves it, and the database guards it as before.
  expect(await (await get('/api/sync/v1/head')).json()).toMatchObject({ epoch: await epochOf(sql), tables: { places: { rows: 74 } } });
  await expect(sql`UPDATE region SET content = 'unstamped'`).rejects.toThrow('outside a catalogue change');
  expect((await note(sql, key))[0]?.id).toBe(2);
});

test('an empty database elsewhere takes it as well', async () => {
  const other = await testDatabase();
  const elsewhere = join(folder, 'elsewhere');
  expect(await isInUse(other.sql)).toBe(false);
  const { counts } = await restoreBackup(other.sql, openStorages({ dataDir: elsewhere }), file, now);
  expect(await isInUse(other.sql)).toBe(true);
  expect((await everything(other.sql)).place).toHaveLength(counts.place ?? 0);
  expect(readdirSync(join(elsewhere, 'images'))).toEqual(['abc-1280.webp']);
  // What is written from here on is numbered after what came back.
  expect(await note(other.sql, key)).toEqual([{ id: 2 }]);
});

test('a database with one enquiry or one administrator in it is not empty', async () => {
  const [visited, administered] = [await testDatabase(), await testDatabase()];
  await enquire(visited.sql, key, 'JTH-1');
  await administered.sql`INSERT INTO administrator (email, password_hash, role) VALUES ('asha@example.org', 'none', 'administrator')`;
  expect([await isInUse(visited.sql), await isInUse(administered.sql)]).toEqual([true, true]);
});

test('a backup is never written over another file', async () => {
  await expect(writeBackup(sql, openStorages({ dataDir }), file, now)).rejects.toThrow('exists already; nothing was written.');
});

test('a backup shows one moment, while others write', async () => {
  const moved = join(folder, 'moving.backup');
  const write = (n: number) =>
    writeCatalogue(sql, async (tx) => {
      await tx`UPDATE region SET content = ${`at ${n}`} WHERE id = ${sampleRegion.regions[0]?._id ?? ''}`;
      await tx`UPDATE category SET description = ${`at ${n}`} WHERE id = ${sampleRegion.categories[0]?._id ?? ''}`;
    });
  await write(0);
  let running = true;
  const writing = (async () => {
    for (let n = 1; running; n += 1) await write(n);
  })();
  await writeBackup(sql, openStorages({ dataDir }), moved, now);
  running = false;
  await writing;
  const other = await testDatabase();
  await restoreBackup(other.sql, openStorages({ dataDir: join(folder, 'moved') }), moved, now);
  const [shown] = await other.sql`
    SELECT r.content = c.description AND r.seq = c.seq AND r.seq <= (SELECT seq FROM sync_clock) AS whole
    FROM region r, category c WHERE r.id = ${sampleRegion.regions[0]?._id ?? ''} AND c.id = ${sampleRegion.categories[0]?._id ?? ''}`;
  expect(shown).toEqual({ whole: true });
});

test('what is written while a backup is taken is neither in its rows nor in its counts', async () => {
  const meanwhile = join(folder, 'meanwhile.backup');
  const other = await testDatabase();
  let backup: ReturnType<typeof writeBackup> | undefined;
  await sql.begin(async (tx) => {
    // The backup has counted enquiries when it comes to the jobs, and reads their rows afterwards.
    await tx`LOCK TABLE mail_job IN ACCESS EXCLUSIVE MODE`;
    backup = writeBackup(sql, openStorages({ dataDir }), meanwhile, now);
    await lockWaits(sql);
    await tx`INSERT INTO enquiry (key, body_hash, reference, kind, body) VALUES (gen_random_uuid(), '', 'JTH-3', 'contact', '{}')`;
  });
  const counts = (await backup)?.counts;
  await restoreBackup(other.sql, openStorages({ dataDir: join(folder, 'meanwhile') }), meanwhile, now);
  const references = await other.sql`SELECT reference FROM enquiry`;
  expect(references).toEqual([{ reference: 'JTH-1' }]);
  expect(counts).toMatchObject({ enquiry: 1 });
});

test('a restore that another connection keeps from a table gives up after 10 seconds', async () => {
  const other = await testDatabase();
  await other.sql`ALTER TABLE enquiry ADD CONSTRAINT gives_up CHECK (current_setting('lock_timeout') = '10s')`;
  await restoreBackup(other.sql, openStorages({ dataDir: folder }), file, now);
  expect(await other.sql`SELECT reference FROM enquiry`).toEqual([{ reference: 'JTH-1' }]);
});

const inside = (change: (text: Buffer) => Buffer) => (packed: Buffer) => gzipSync(change(gunzipSync(packed)));
const swapped = (text: Buffer, from: string, to: string) => Buffer.from(text.toString('latin1').replace(from, to), 'latin1');

test.each<[string, (packed: Buffer) => Buffer, string]>([
  ['is cut off', (packed) => packed.subarray(0, packed.length / 2), 'damaged'],
  ['has another bit somewhere', (packed) => Buffer.from(packed.map((byte, at) => (at === 5_000 ? byte ^ 4 : byte))), 'damaged'],
  ['was packed again with another letter', inside((text) => swapped(text, 'JTH-1', 'JTH-7')), 'damaged'],
  ['was packed again without its end', inside((text) => text.subarray(0, text.lastIndexOf('{"sha256"'))), 'damaged'],
  ['is something else', () => Buffer.from('Dear backup'), 'damaged'],
  ['is empty', () => Buffer.alloc(0), 'damaged'],
  ['is of another version', inside((text) => swapped(text, '0001-sync-clock.sql', '0001-sync-block.sql')), 'damaged'],
])('a backup that %s changes nothing', async (_, spoil, sentence) => {
  const spoiled = join(folder, 'spoiled.backup');
  writeFileSync(spoiled, spoil(readFileSync(file)));
  const before = [await everything(sql), await epochOf(sql)];
  await expect(restoreBackup(sql, openStorages({ dataDir }), spoiled, now)).rejects.toThrow(sentence);
  expect([await everything(sql), await epochOf(sql)]).toEqual(before);
});

test('a backup of a newer version is refused with both names', async () => {
  const [newer, other] = [await testDatabase(), await testDatabase()];
  await newer.sql`INSERT INTO schema_migration (name, checksum) VALUES ('9999-of-tomorrow.sql', '')`;
  const ofTomorrow = join(folder, 'of-tomorrow.backup');
  await writeBackup(newer.sql, openStorages({ dataDir }), ofTomorrow, now);
  await expect(restoreBackup(other.sql, openStorages({ dataDir: folder }), ofTomorrow, now)).rejects.toThrow(
    /whose last migration is 9999-of-tomorrow\.sql, and here it is \d{4}-\S+\.sql/,
  );
  expect(await isInUse(other.sql)).toBe(false);
});

test('a restore that breaks off leaves the database as it was', async () => {
  const other = await testDatabase();
  await other.sql`ALTER TABLE enquiry ADD CONSTRAINT refuses CHECK (reference <> 'JTH-1')`;
  await enquire(other.sql, key, 'JTH-9');
  const before = [await everything(other.sql), await epochOf(other.sql)];
  await expect(restoreBackup(other.sql, openStorages({ dataDir: folder }), file, now)).rejects.toThrow('refuses');
  expect([await everything(other.sql), await epochOf(other.sql)]).toEqual(before);
});

test('a file that is missing is said to be', async () => {
  await expect(checkBackup(join(folder, 'nowhere'))).rejects.toThrow(/^There is no file /);
});
