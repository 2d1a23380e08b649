import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { seedWhenEmpty } from '#db/seed.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { logger } from '#logger.ts';
import { openStorages } from '#storage/open-storage.ts';
import { outOfRotation } from './rotation.ts';
import { backUpWhenDue, lastMomentAt } from './scheduled.ts';
import { verifyBackup, verifyInto } from './verify.ts';

const { sql } = await testDatabase();
await seedWhenEmpty(sql);
await sql`INSERT INTO enquiry (key, body_hash, reference, kind, body, received_at)
  VALUES (gen_random_uuid(), '', 'JTH-1', 'contact', '{"name": "Asha"}', now() - interval '500 days')`;
await sql`INSERT INTO mail_job (enquiry_key, next_at) SELECT key, now() FROM enquiry`;
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-scheduled-'));
mkdirSync(join(dataDir, 'images'));
writeFileSync(join(dataDir, 'images', 'abc-1280.webp'), Buffer.alloc(70_000, 7));
afterAll(() => rmSync(dataDir, { recursive: true }));
const backups = join(dataDir, 'backups');
const said = { info: vi.spyOn(logger, 'info').mockImplementation(() => {}), error: vi.spyOn(logger, 'error').mockImplementation(() => {}) };

/** Half past two of a night in Junnar. */
const night = new Date('2026-11-24T21:00:00Z');
const later = (minutes: number) => new Date(night.getTime() + minutes * 60_000);
const startedAt = later(-600);
const verify = async (file: string) => {
  const other = await testDatabase();
  await verifyInto(other.sql, file, join(dataDir, 'check'));
};
const parts = { sql, storages: openStorages({ dataDir }), dataDir, at: '02:30', startedAt, verify };
const turn = async () => (await sql`SELECT made_at, verified_at, problem FROM backup_turn`)[0];

beforeEach(async () => {
  rmSync(backups, { recursive: true, force: true });
  await sql`UPDATE backup_turn SET tried_at = NULL, due_at = NULL, made_at = NULL, verified_at = NULL, problem = NULL`;
  for (const spy of Object.values(said)) spy.mockClear();
});

test('one of several servers makes the backup of a night, puts it back, and notes that it is whole', async () => {
  expect(await Promise.all([1, 2, 3].map(() => backUpWhenDue(parts, later(4))))).toEqual(expect.arrayContaining([true, false, false]));
  expect(readdirSync(backups)).toEqual(['scheduled-helpdesk-20261124-210400.backup']);
  expect(await turn()).toEqual({ made_at: later(4), verified_at: later(4), problem: null });
  expect(said.info.mock.calls[0]?.[0]).toMatch(
    /^A backup was made and put back for a try: listings 125,.* enquiries 1,.* uploaded files 1\.$/,
  );
  expect(said.error).not.toHaveBeenCalled();
  // Later that day there is nothing to do; in the next night there is.
  expect(await backUpWhenDue(parts, later(14 * 60))).toBe(false);
  expect(await backUpWhenDue(parts, later(24 * 60 + 9))).toBe(true);
});

test('the very first one waits for an hour after the start, whatever the time; a machine that is off every night makes it then', async () => {
  const started = { ...parts, startedAt: later(300) };
  expect(await backUpWhenDue(started, later(359))).toBe(false);
  expect(await backUpWhenDue(started, later(361))).toBe(true);
});

const spoil = (file: string, how: (bytes: Buffer) => Buffer) => writeFileSync(file, how(readFileSync(file)));

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['has another bit', (bytes) => Buffer.from(bytes.map((byte, at) => (at === 5_000 ? byte ^ 4 : byte)))],
  ['was cut off', (bytes) => bytes.subarray(0, bytes.length - 100)],
])('a backup that %s by the time it is looked at is noticed, and made anew after an hour', async (_, how) => {
  const spoilFirst = (file: string) => {
    spoil(file, how);
    return verify(file);
  };
  const spoiled = { ...parts, verify: spoilFirst };
  expect(await backUpWhenDue(spoiled, later(1))).toBe(true);
  expect(await turn()).toEqual({ made_at: later(1), verified_at: null, problem: expect.stringContaining('damaged') });
  expect(said.error.mock.calls).toEqual([[expect.stringMatching(/^The scheduled backup failed: .+ is damaged/)]]);
  expect(await backUpWhenDue(parts, later(31))).toBe(false);
  expect(await backUpWhenDue(parts, later(62))).toBe(true);
  expect(await turn()).toMatchObject({ verified_at: later(62), problem: null });
});

test('a row that does not come back is noticed, though the file is whole', async () => {
  await backUpWhenDue(parts, later(1));
  const other = await testDatabase();
  await other.sql`CREATE RULE lost AS ON INSERT TO mail_job DO INSTEAD NOTHING`;
  const file = join(backups, readdirSync(backups)[0] ?? '');
  await expect(verifyInto(other.sql, file, join(dataDir, 'check'))).rejects.toThrow('the rows of mail_job differ (0 of 1)');
});

test('a try takes place in a database of its own, and nothing of it stays', async () => {
  await backUpWhenDue({ ...parts, verify: verifyBackup }, later(2));
  expect(await turn()).toEqual({ made_at: later(2), verified_at: later(2), problem: null });
  expect(existsSync(join(dataDir, 'backup-check'))).toBe(false);
});

test.each([
  ['02:30', '2026-11-24T21:00:30Z', '2026-11-24T21:00:00.000Z'],
  ['02:30', '2026-11-24T20:59:59Z', '2026-11-23T21:00:00.000Z'],
  ['00:00', '2026-11-24T18:29:00Z', '2026-11-23T18:30:00.000Z'],
  ['23:59', '2026-11-24T18:30:00Z', '2026-11-24T18:29:00.000Z'],
])('the last %s of the region before %s was at %s', (time, now, moment) => {
  expect(lastMomentAt(time, new Date(now)).toISOString()).toBe(moment);
});

test('of scheduled backups seven days and four weeks are kept, counted by what is there', () => {
  const nameOf = (day: number, hour = '210000') =>
    `scheduled-helpdesk-${new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10).replaceAll('-', '')}-${hour}.backup`;
  const others = ['helpdesk-20260101-000000.backup', 'before-helpdesk-20260101-000000.backup', 'notes.txt'];
  const daily = Array.from({ length: 30 }, (_, day) => nameOf(day));
  const gone = new Set(outOfRotation([...others, ...daily, nameOf(29, '220000')]));
  // Thursday 1 to Friday 30 October: of the last day the newest, six days before, and the Sundays before those.
  const kept = daily.filter((name) => !gone.has(name));
  expect([kept, gone.has(nameOf(29, '220000')), others.some((name) => gone.has(name))]).toEqual([
    [10, 17, 23, 24, 25, 26, 27, 28].map((day) => nameOf(day)),
    false,
    false,
  ]);
  // After a rest of a year nothing goes.
  expect(outOfRotation([nameOf(0), nameOf(1), nameOf(400)])).toEqual([]);
});
