import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { catalogueSource } from '#db/catalogue.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { copyAside } from '#db/testing/older-copy.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { logger } from '#logger.ts';
import { takeOrigin } from './origin.sql.ts';
import { seqMarks } from './seq-marks.ts';

const { sql, url } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-marks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'sync-marks.json');

let written = 0;
const write = (text: string) =>
  writeCatalogue(sql, (tx) => {
    written += 1;
    return tx`INSERT INTO region (id, name, content) VALUES (${written}, ${`Region ${written}`}, ${text})`;
  });
const textsOf = async (source: ReturnType<typeof catalogueSource>) => (await source.current()).rows.regions.map(({ content }) => content);

function hush() {
  const said = vi.spyOn(logger, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.flat().join();
}

test('a server that runs while its database goes back shows what the database has, under a new epoch, and says so once', async () => {
  const said = hush();
  await write('kept');
  const running = catalogueSource(sql);
  const before = await running.current();
  const putBack = await copyAside(url);
  for (const text of ['lost', 'lost, too']) await write(text);
  expect(await textsOf(running)).toEqual(['kept', 'lost', 'lost, too']);
  await putBack();
  const all = await Promise.all(Array.from({ length: 8 }, () => running.current()));
  expect(new Set(all.map(({ epoch }) => epoch)).size).toBe(1);
  expect(all[0]).toMatchObject({ seq: before.seq, epoch: expect.not.stringMatching(before.epoch) });
  expect(await textsOf(running)).toEqual(['kept']);
  expect(said()).toBe(
    `The database went back from change ${before.seq + 2} to ${before.seq}: phones start over. Whoever was disabled or erased since has to be so again.`,
  );
  await write('after');
  expect(await textsOf(running)).toEqual(['kept', 'after']);
});

test('a server that starts knows how far the database had come, also in an epoch that was left', async () => {
  hush();
  const first = await catalogueSource(sql, { marks: seqMarks(file) }).current();
  const putBack = await copyAside(url);
  await write('lost');
  await catalogueSource(sql, { marks: seqMarks(file) }).current();
  await sql`UPDATE sync_clock SET epoch = gen_random_uuid()`;
  await catalogueSource(sql, { marks: seqMarks(file) }).current();
  await putBack();
  const started = await catalogueSource(sql, { marks: seqMarks(file) }).current();
  expect(started).toMatchObject({ seq: first.seq, epoch: expect.not.stringMatching(first.epoch) });
  expect((await catalogueSource(sql, { marks: seqMarks(file) }).current()).epoch).toBe(started.epoch);
});

test('marks that cannot be read are none', async () => {
  writeFileSync(file, 'half a ma');
  const { epoch } = await catalogueSource(sql).current();
  expect((await catalogueSource(sql, { marks: seqMarks(file) }).current()).epoch).toBe(epoch);
});

test('rows that are elsewhere than at the last start get a new epoch; where nobody has looked yet they do not', async () => {
  const epoch = async () => (await sql<[{ epoch: string }]>`SELECT epoch FROM sync_clock`)[0].epoch;
  const before = await epoch();
  expect([await takeOrigin(sql, '7 1'), await takeOrigin(sql, '7 1')]).toEqual([false, false]);
  expect(await epoch()).toBe(before);
  // A failover, or a recovery to a moment.
  expect([await takeOrigin(sql, '7 2'), await takeOrigin(sql, '7 2')]).toEqual([true, false]);
  expect(await epoch()).not.toBe(before);
});
