import type { MissedSearch } from '@helpdesk/contract/calls/missed-searches';
import { beforeEach, expect, test } from 'vitest';
import { purgeExpired } from '#retention.ts';
import { sampleApp } from '#testing/sample-app.ts';

const hour = 3_600_000;
const day = 24 * hour;
const begin = Date.UTC(2026, 10, 21);
let clock = begin;
const { app, sql, send, logIn } = await sampleApp({ enquiriesPer10Minutes: 4, trustedProxyHops: 1, now: () => clock });
const bearer = { Authorization: `Bearer ${await logIn('admin@example.org', new Date(begin))}` };

beforeEach(async () => {
  clock = begin;
  await sql`TRUNCATE missed_search, submission_bucket`;
});

const report = (searches: readonly MissedSearch[], from = '203.0.113.1') =>
  send('POST', '/report-missed-searches', { searches }, { 'X-Forwarded-For': from });
const listed = async () => (await send('GET', '/get-missed-searches', undefined, bearer)).result;
const stored = () => sql`SELECT text, count::int AS count FROM missed_search ORDER BY text`;

test('what phones report is added up by text, and the most frequent is read first', async () => {
  expect(await report([{ text: 'paragliding', count: 2 }])).toEqual({
    code: 200,
    status: true,
    displayMessage: 'OK',
    result: { success: true },
  });
  clock += hour;
  await report(
    [
      { text: 'पॅराग्लायडिंग', count: 3 },
      { text: ' Paragliding', count: 2 },
      { text: 'PARAGLIDING ', count: 1 },
    ],
    '203.0.113.2',
  );
  expect(await listed()).toEqual([
    { text: 'paragliding', count: 5, lastAt: new Date(begin + hour).toISOString() },
    { text: 'पॅराग्लायडिंग', count: 3, lastAt: new Date(begin + hour).toISOString() },
  ]);
});

test('the 20 most frequent are read, whoever of equals comes first in the alphabet', async () => {
  const searches = Array.from({ length: 20 }, (_, at) => ({ text: `zoo ${String(at).padStart(2, '0')}`, count: at === 7 ? 2 : 1 }));
  await report(searches);
  await report([{ text: 'aquarium', count: 1 }]);
  const texts = ((await listed()) as MissedSearch[]).map(({ text }) => text);
  expect(texts.slice(0, 3)).toEqual(['zoo 07', 'aquarium', 'zoo 00']);
  expect([texts.length, texts.at(-1)]).toEqual([20, 'zoo 18']);
});

test('what may be somebody’s e-mail address or phone number is dropped, and the rest is counted', async () => {
  const answered = await report([
    { text: 'asha@example.in', count: 1 },
    { text: 'call 98220 12345', count: 1 },
    { text: 'फोन ९८२२०१२३४५', count: 1 },
    { text: 'zo', count: 1 },
    { text: 'zoo', count: 1 },
  ]);
  expect(answered.code).toBe(200);
  expect(await stored()).toEqual([{ text: 'zoo', count: 1 }]);
  expect((await report([{ text: 'asha@example.in', count: 1 }])).code).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test.each([
  {},
  { searches: [] },
  { searches: [{ text: 'zoo', count: 0 }] },
  { searches: [{ text: 'zoo', count: 21 }] },
  { searches: [{ text: 'zoo' }] },
  { searches: [{ text: 'zoo', count: 1, phone: 'mine' }] },
  { searches: [{ text: 'zoo', count: 1 }], phone: 'mine' },
  { searches: [{ text: 'x'.repeat(81), count: 1 }] },
  { searches: Array.from({ length: 21 }, () => ({ text: 'zoo', count: 1 })) },
])('the report %o is refused', async (body) => {
  expect((await send('POST', '/report-missed-searches', body)).code).toBe(400);
  expect(await stored()).toEqual([]);
});

test('a report of more than 8 kB is refused', async () => {
  expect((await send('POST', '/report-missed-searches', { searches: 'x'.repeat(8 * 1024) })).code).toBe(413);
});

test('one network is heard six times as often as with enquiries, others as well, and what is refused is not counted', async () => {
  const one = () => report([{ text: 'zoo', count: 1 }]);
  const answered = await Promise.all(Array.from({ length: 26 }, one));
  expect(answered.filter(({ code }) => code === 200)).toHaveLength(24);
  expect(answered.filter(({ code }) => code === 429)).toHaveLength(2);
  expect(await stored()).toEqual([{ text: 'zoo', count: 24 }]);
  expect((await report([{ text: 'zoo', count: 1 }], '203.0.113.9')).code).toBe(200);
  clock += 25_000;
  expect((await one()).code).toBe(200);
});

test('reports of the same texts in any order do not wait for one another', async () => {
  const texts = ['zoo', 'aquarium', 'museum', 'cinema'];
  const reports = Array.from({ length: 12 }, (_, at) => {
    const searches = texts.map((text) => ({ text, count: 1 }));
    return report(at % 2 ? searches : searches.reverse(), `203.0.113.${at}`);
  });
  for (const { code } of await Promise.all(reports)) expect(code).toBe(200);
  expect(await stored()).toEqual([...texts].sort().map((text) => ({ text, count: 12 })));
});

test('a report that took a long way moves the last time of a search not back', async () => {
  clock += day;
  await report([{ text: 'zoo', count: 1 }]);
  clock = begin;
  await report([{ text: 'zoo', count: 1 }], '203.0.113.2');
  expect(await listed()).toEqual([{ text: 'zoo', count: 2, lastAt: new Date(begin + day).toISOString() }]);
});

test('no address is stored with them', async () => {
  await report([{ text: 'zoo', count: 1 }], '203.0.113.77');
  expect(JSON.stringify(await sql`SELECT * FROM missed_search`)).not.toContain('203.0.113');
});

test('a search that nobody has made again for 180 days is forgotten', async () => {
  await report([{ text: 'zoo', count: 1 }]);
  await purgeExpired(sql, new Date(begin + 180 * day));
  expect(await stored()).toHaveLength(1);
  await purgeExpired(sql, new Date(begin + 180 * day + 1));
  expect(await stored()).toEqual([]);
});

test('the list needs a token', async () => {
  expect((await app.request('/api/get-missed-searches')).status).toBe(401);
});
