import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthCalls } from '@helpdesk/contract/calls/health';
import { overviewCalls } from '@helpdesk/contract/calls/overview';
import { site } from '@helpdesk/site/site';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { logger } from '#logger.ts';
import { openStorages } from '#storage/open-storage.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { doDailyWork, watchTime } from './daily.ts';

const hour = 3_600_000;
const day = 24 * hour;
const begin = Date.now();
const kept = site.submissionsKeptForDays;
const { sql, dataDir, read, send, logIn } = await sampleApp();
const storages = openStorages({ dataDir });
const at = (days: number) => new Date(begin + days * day);

/** Both clocks say the same, as on one machine. */
const work = (days: number) => doDailyWork({ sql, storages, dataDir }, at(days), at(days));
const watch = (days: number) => watchTime(sql, at(days), at(days));
const bodies = async () => (await sql<[{ count: number }]>`SELECT count(*) FROM enquiry WHERE body IS NOT NULL`)[0].count;
const doubted = () => read(healthCalls.health).then(({ clock }) => clock);
const enquire = (receivedAt: Date) => sql`
  INSERT INTO enquiry (key, body_hash, reference, kind, body, received_at)
  VALUES (${randomUUID()}, '', ${randomUUID()}, 'contact', '{}', ${receivedAt})`;

function listen() {
  const said = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'warn')];
  for (const spy of said) spy.mockImplementation(() => {});
  onTestFinished(() => {
    for (const spy of said) spy.mockRestore();
  });
  return () => said.flatMap(({ mock }) => mock.calls.map(([line]) => line as string)).join('\n');
}

beforeEach(async () => {
  await sql`TRUNCATE enquiry, enquiry_note, enquiry_change, mail_job, visit, missed_search`;
  await sql`UPDATE believed_time SET at = ${at(0)}, doubted_from = NULL, doubted_at = NULL`;
});

test('a server whose clock is 800 days ahead deletes nothing, says so to whoever looks, and goes on when it is put right', async () => {
  const said = listen();
  for (let n = 0; n < 400; n += 20) await enquire(at(-n));
  await sql`INSERT INTO missed_search (text, count, last_at) VALUES ('waterfall', 3, ${at(-1)})`;
  await sql`INSERT INTO picture (address) VALUES ('/images/abc-1280.webp')`;
  await writeCatalogue(sql, (tx) => tx`DELETE FROM ad WHERE priority = 6`);
  const everything = () => sql`SELECT (SELECT count(*) FROM missed_search) AS searches, (SELECT count(*) FROM picture) AS pictures,
    (SELECT count(*) FROM row_version) AS versions, (SELECT count(*) FROM tombstone) AS tombstones`;
  const before = await everything();
  for (const days of [800, 801, 802, 829]) await work(days);
  expect(await bodies()).toBe(20);
  expect(await everything()).toEqual(before);
  expect(said()).toContain(`The clock says ${at(800).toISOString()}, and that is long after it was last right, at ${at(0).toISOString()}`);
  expect(await doubted()).toBe('doubted');
  const bearer = { Authorization: `Bearer ${await logIn()}` };
  const overview = async () => overviewCalls.whole.answer.parse((await send('GET', '/get-overview', undefined, bearer)).result);
  expect((await overview()).isTimeDoubted).toBe(true);

  await watch(1);
  expect(said()).toContain('The clock is believed again');
  expect(await doubted()).toBe('believed');
  expect((await overview()).isTimeDoubted).toBe(false);
});

test('what was sent while the clock was wrong is as old as the day it was put right', async () => {
  listen();
  await watch(800);
  await enquire(at(800));
  await sql`INSERT INTO visit (key, received_at) VALUES (${randomUUID()}, ${at(800)})`;
  await watch(1);
  expect(await sql`SELECT received_at FROM enquiry UNION ALL SELECT received_at FROM visit`).toEqual([
    { received_at: at(1) },
    { received_at: at(1) },
  ]);
});

test('a clock that is years behind makes nothing old: put right, it erases nothing', async () => {
  listen();
  await enquire(at(-1));
  for (let days = -9_000; days < -8_940; days += 1) await watch(days);
  await work(1);
  for (let days = 1; days < 60; days += 1) await work(days);
  expect(await bodies()).toBe(1);
});

test('a body goes in two steps, six days apart, and a clock that jumped in between starts anew', async () => {
  const said = listen();
  await enquire(at(5 - kept));
  await enquire(at(20 - kept));
  await work(0);
  expect(said()).toBe('Daily work: 1 requests that will be erased within a week.');
  await watch(800);
  await watch(3);
  await work(3);
  await work(8.9);
  expect(await bodies()).toBe(2);
  await work(9);
  expect(await bodies()).toBe(1);
  expect(said()).toMatch(/Daily work: 1 requests erased\.$/);
});

test('backups in the data directory go after 30 days, those that a restore made, too; other files stay', async () => {
  const said = listen();
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  const put = (name: string, days: number) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), at(days), at(days));
  };
  put('helpdesk-20260101-000000.backup', -30);
  put('before-helpdesk-20260102-000000.backup', -30);
  put('before-helpdesk-20260103-000000.backup', -29);
  put('helpdesk-20290104-000000.backup', 800);
  put('for-the-museum.backup', -900);
  await work(0);
  expect(readdirSync(folder)).toHaveLength(5);
  await work(hour / day);
  expect(said()).toBe('Daily work: 2 old backups.');
  const later = ['before-helpdesk-20260103-000000.backup', 'for-the-museum.backup', 'helpdesk-20290104-000000.backup'];
  expect(readdirSync(folder).sort()).toEqual(later);
  await work(800);
  expect(readdirSync(folder).sort()).toEqual(later);
  await work(29);
  await work(31);
  expect(readdirSync(folder)).toEqual(['for-the-museum.backup']);
});
