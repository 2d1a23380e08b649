import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test, vi } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { catalogueSource } from './catalogue.ts';
import { putRows, writeCatalogue } from './catalogue-write.sql.ts';
import { seedWhenEmpty } from './seed.ts';

const { sql } = await testDatabase();
await seedWhenEmpty(sql);
const held = catalogueSource(sql);
const [place] = sampleRegion.places;
if (!place) throw new Error('the sample region is empty');

test('while nothing changes the same catalogue is handed out', async () => {
  expect(await held.current()).toBe(await held.current());
});

test('who has just written reads what was written', async () => {
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, name: 'Just written' }]));
  expect((await held.current()).rows.places.map(({ name }) => name)).toContain('Just written');
});

test.each([
  ['a change', () => writeCatalogue(sql, (tx) => tx`UPDATE resort SET popular = NOT popular`)],
  [
    'a new name, which has another place in the order',
    () => writeCatalogue(sql, (tx) => tx`UPDATE place SET name = 'Zzz' WHERE id = ${place._id}`),
  ],
  ['a deletion', () => writeCatalogue(sql, (tx) => tx`DELETE FROM place WHERE id = ${place._id}`)],
  ['a return', () => writeCatalogue(sql, (tx) => putRows(tx, 'places', [place]))],
  ['a purge', () => sql.begin(async (tx) => [await tx`DELETE FROM tombstone`, await tx`UPDATE sync_clock SET floor = seq`])],
  ['a new epoch', () => sql`UPDATE sync_clock SET epoch = gen_random_uuid(), seq = seq - 1, floor = 0`],
])('after %s, what is read on top of the held rows is what a fresh server reads', async (_what, happens) => {
  await held.current();
  await happens();
  expect(await held.current()).toEqual(await catalogueSource(sql).current());
});

test('a purge that the held rows did not see makes a server read everything', async () => {
  const before = await held.current();
  await writeCatalogue(sql, (tx) => tx`DELETE FROM ad WHERE priority = 6`);
  await sql.begin(async (tx) => [await tx`DELETE FROM tombstone`, await tx`UPDATE sync_clock SET floor = seq`]);
  expect((await held.current()).tables.ads.rows).toBe(before.tables.ads.rows - 1);
});

test('a catalogue that is followed until then looks at the clock no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const source = catalogueSource(sql);
    const closed = new AbortController();
    source.follow(() => {}, closed.signal);
    await source.current();
    expect(vi.getTimerCount()).toBe(1);
    closed.abort();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a catalogue that is followed asks nothing of the database, and is another one once a change is heard of', async () => {
  const changed = vi.fn();
  const source = catalogueSource(sql, { onChange: changed });
  let tell = () => {};
  source.follow((onChange) => {
    tell = onChange;
  });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  const before = await source.soon();
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET popular = NOT popular`);
  tell();
  await vi.waitFor(async () => expect((await source.soon()).seq).toBe(before.seq + 1), { timeout: 60_000 });
  expect(changed).toHaveBeenCalledTimes(2);
});

test('what nobody told of is seen by itself', async () => {
  const source = catalogueSource(sql);
  source.follow(() => {});
  const before = await source.current();
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET popular = NOT popular`);
  await vi.waitFor(async () => expect((await source.soon()).seq).toBe(before.seq + 1), { timeout: 60_000 });
});

test('who names a seq reads no less, also from a server that has not heard of it', async () => {
  const source = catalogueSource(sql);
  source.follow(() => {});
  const before = await source.current();
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET popular = NOT popular`);
  expect((await source.soon(before.seq + 1)).seq).toBe(before.seq + 1);
});

test('a catalogue that is read while a change is made has nothing of it, or all', async () => {
  const [notice] = sampleRegion.notices;
  if (!notice) throw new Error('the sample region has no notice');
  let reading: ReturnType<typeof held.current> | undefined;
  await writeCatalogue(sql, async (tx) => {
    // Notices are read last: the reader has seen the clock and the other tables by then.
    await tx`LOCK TABLE notice IN ACCESS EXCLUSIVE MODE`;
    reading = catalogueSource(sql).current();
    await lockWaits(sql);
    await putRows(tx, 'notices', [{ ...notice, heading: 'Meanwhile' }]);
  });
  const { seq, rows } = (await reading) ?? (await held.current());
  expect(rows.notices.every((row) => row.seq <= seq)).toBe(true);
  expect(rows.notices.map(({ heading }) => heading)).not.toContain('Meanwhile');
});

test('a database that does not answer in time is asked once: the others get what is held at once', async () => {
  // What other tests follow looks at the clock of theirs every second.
  const { sql: own } = await testDatabase();
  await seedWhenEmpty(own);
  const source = catalogueSource(own, { patienceMs: 50 });
  const known = await source.current();
  await own.begin(async (tx) => {
    await tx`LOCK TABLE sync_clock`;
    for (let asked = 0; asked < 5; asked += 1) expect(await source.soon()).toBe(known);
    await lockWaits(own);
  });
  await writeCatalogue(own, (tx) => tx`UPDATE resort SET popular = NOT popular`);
  await vi.waitFor(async () => expect((await source.soon()).seq).toBe(known.seq + 1), { timeout: 60_000 });
});

test('a writer waits 5 seconds for another, and is ended when it idles for 10', async () => {
  const limits = await writeCatalogue(
    sql,
    (tx) => tx`SELECT current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle`,
  );
  expect(limits).toEqual([{ lock: '5s', idle: '10s' }]);
});

test('rows are read from a replica where it has come as far as the clock, and from the primary where it lags, is another database or is gone', async () => {
  const [{ sql: primary }, { sql: replica }] = await Promise.all([testDatabase(), testDatabase()]);
  await Promise.all([seedWhenEmpty(primary), seedWhenEmpty(replica)]);
  const { epoch, seq } = await catalogueSource(primary).current();
  const rename = (pool: typeof sql, name: string) => writeCatalogue(pool, (tx) => putRows(tx, 'places', [{ ...place, name }]));
  const source = catalogueSource(primary, { replica });
  const named = async () => (await source.current()).rows.places.find(({ _id }) => _id === place._id)?.name;

  await replica`UPDATE sync_clock SET epoch = gen_random_uuid()`;
  await rename(replica, 'Of another database');
  expect(await named()).toBe(place.name);
  await replica`UPDATE sync_clock SET epoch = ${epoch}, seq = ${seq}`;
  await rename(primary, 'Of the primary');
  await rename(replica, 'Of the replica');
  expect(await named()).toBe('Of the replica');
  await rename(primary, 'Not there yet');
  expect(await named()).toBe('Not there yet');
  await replica.end();
  await rename(primary, 'The replica is gone');
  expect(await named()).toBe('The replica is gone');
});
