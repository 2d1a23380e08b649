import { longestSearch, type SearchAnswer, searchCalls } from '@helpdesk/contract/calls/search';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test, vi } from 'vitest';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { testBudget } from '#testing/budgets.ts';
import { sampleApp } from '#testing/sample-app.ts';

const { everything } = searchCalls;
let time = Date.UTC(2026, 10, 23, 6, 30);
const said = vi.fn();
const { sql, read, refusal, get } = await sampleApp({
  now: () => time,
  log: said,
  trustedProxyHops: 1,
});
const network = (address: string) => ({ 'X-Forwarded-For': address });
const query = (text: string) => `${everything.path}?${new URLSearchParams({ text })}`;

test('a misspelt name finds its place, with what the panel says of it', async () => {
  const { groups } = await read(everything, query('shivnery'));
  expect(groups[0]?.table).toBe('places');
  expect(groups[0]?.rows[0]).toMatchObject({
    name: 'Shivneri Fort',
    slug: 'shivneri-fort',
    translations: { mr: { name: 'शिवनेरी किल्ला' } },
  });
});

test('a wish is answered with what was understood of it and what was left out', async () => {
  const { wish, without } = await read(everything, query('hotel with helipad'));
  expect(wish?.asked).toEqual([{ text: 'hotel', terms: [{ is: 'kind', kind: 'resorts' }] }]);
  expect(without).toBe('helipad');
});

test('a search of up to 200 characters is read; a longer one, none, and whatever else is asked are refused', async () => {
  const longest = 'x'.repeat(longestSearch);
  expect(longest).toHaveLength(200);
  expect((await get(`/api${query(longest)}`, network('203.0.113.9'))).status).toBe(200);
  expect((await refusal(query(`${longest}x`)))[0]).toBe(400);
  expect((await refusal(query('')))[0]).toBe(400);
  expect((await refusal(everything.path))[0]).toBe(400);
  expect((await refusal(`${query('hospital near me')}&latitude=19.2`))[0]).toBe(400);
});

test('what was searched is kept for whoever asks the same; one network has so much made and no more', async () => {
  const { get: ask } = await sampleApp({ trustedProxyHops: 1, budget: testBudget(60, 1, 1).budget });
  const status = async (text: string, from = '203.0.113.7') => (await ask(`/api${query(text)}`, network(from))).status;
  let made = 0;
  while ((await status(`hill ${made + 1}`)) === 200) made += 1;
  expect(made).toBeGreaterThan(1);
  expect(await status(`hill ${made + 1}`)).toBe(429);
  expect(await status('hill 1')).toBe(200);
  expect(await status(`hill ${made + 1}`, '203.0.113.8')).toBe(200);
});

test('what is open is answered anew as time goes on', async () => {
  const fort = sampleRegion.places.find(({ slug }) => slug === 'shivneri-fort');
  if (!fort) throw new Error('the sample region has no fort');
  const week = Array.from({ length: 7 }, () => [{ opens: '09:00', closes: '17:00' }]);
  const hours = { seasons: [{ from: null, to: null, week }], closedOn: [] };
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...fort, hours }]));
  const open = async () => {
    const { result } = (await (await get(`/api${query('fort open now')}`, network('203.0.113.11'))).json()) as { result: SearchAnswer };
    return result;
  };
  const before = await open();
  expect(before.groups.flatMap(({ rows }) => rows.map(({ name }) => name))).toContain('Shivneri Fort');
  expect(before.without).toBeUndefined();
  time += 12 * 3_600_000;
  expect((await open()).without).toBe('open now');
});

test('neither whom to call nor what was searched is told to anybody', async () => {
  const resort = sampleRegion.resorts[0];
  const answer = await (await get(`/api${query(resort?.name ?? '')}`, network('203.0.113.10'))).text();
  expect(answer).toContain(resort?.slug);
  const contacts = contactFields('resorts').map((name) => (resort as Readonly<Record<string, unknown>> | undefined)?.[name]);
  expect(contacts.filter((value) => typeof value === 'string' && value !== '').length).toBeGreaterThan(0);
  for (const value of contacts) if (typeof value === 'string' && value !== '') expect(answer).not.toContain(value);
  expect(JSON.stringify(said.mock.calls)).not.toMatch(/hill|shivnery|helipad|hospital|xxx/);
});
