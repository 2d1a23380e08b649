import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { sampleApp } from '#testing/sample-app.ts';

const minute = 60_000;
let clock = Date.now();
const { app, sql } = await sampleApp({ enquiriesPer10Minutes: 4, trustedProxyHops: 1, now: () => clock });
const { app: closed } = await sampleApp({ enquiriesPer10Minutes: 0 });

const post = (path: string, from: string, key: string = randomUUID(), to = app) =>
  to.request(`/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...under(key) },
    body: path === '/increment-visitor' ? undefined : JSON.stringify(path === '/book-place' ? submissions.booking : submissions.contact),
  });
const codes = async (count: number, path: string, from: string) => {
  const answered = await Promise.all(Array.from({ length: count }, async () => (await post(path, from)).status));
  return answered.sort((a, b) => a - b);
};

test('a network may send a bucket full at once, in bookings and enquiries together, and then has to wait', async () => {
  expect(await codes(3, '/book-place', '203.0.113.1')).toEqual([200, 200, 200]);
  expect(await codes(3, '/contact-form', '203.0.113.1')).toEqual([200, 429, 429]);
  expect(await codes(4, '/contact-form', '203.0.113.2')).toEqual([200, 200, 200, 200]);
});

test('a refusal says when to come again; a second before it is too early', async () => {
  const from = '203.0.113.3';
  await codes(4, '/book-place', from);
  clock += minute;
  const refused = await post('/book-place', from);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '90']);
  expect(await refused.json()).toEqual({
    status: false,
    displayMessage: 'Too many requests from your network. Please wait 90 seconds and try again.',
    result: null,
  });
  clock += 89_000;
  expect(await codes(1, '/book-place', from)).toEqual([429]);
  clock += 1_000;
  expect(await codes(2, '/book-place', from)).toEqual([200, 429]);
  clock += 10 * minute;
  expect(await codes(6, '/book-place', from)).toEqual([200, 200, 200, 200, 429, 429]);
});

test('what was refused is not stored, and the same key is heard later', async () => {
  const from = '203.0.113.4';
  await codes(4, '/book-place', from);
  const key = randomUUID();
  expect((await post('/book-place', from, key)).status).toBe(429);
  expect((await sql`SELECT FROM enquiry WHERE key = ${key}`).count).toBe(0);
  clock += 3 * minute;
  expect((await post('/book-place', from, key)).status).toBe(200);
});

test('a key that is stored costs nothing, and is answered from an empty bucket', async () => {
  const from = '203.0.113.5';
  const key = randomUUID();
  for (let times = 0; times < 10; times += 1) expect((await post('/book-place', from, key)).status).toBe(200);
  expect(await codes(4, '/book-place', from)).toEqual([200, 200, 200, 429]);
  expect((await post('/book-place', from, key)).status).toBe(200);
});

test('a form with a mistake in it costs nothing', async () => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.6' };
  for (let times = 0; times < 10; times += 1) {
    expect((await app.request('/api/book-place', { method: 'POST', headers, body: '{}' })).status).toBe(400);
  }
  expect(await codes(4, '/book-place', '203.0.113.6')).toEqual([200, 200, 200, 200]);
});

test('the addresses of one IPv6 household share a bucket, their neighbours have their own', async () => {
  for (const host of ['1', '2', 'a:b:c']) expect(await codes(1, '/book-place', `2001:db8:0:7::${host}`)).toEqual([200]);
  expect(await codes(2, '/book-place', '2001:DB8:0:f7:ffff::1')).toEqual([200, 429]);
  expect(await codes(1, '/book-place', '2001:db8:0:108::1')).toEqual([200]);
});

test('visits have a bucket of their own, six times as large', async () => {
  const from = '203.0.113.7';
  await codes(5, '/book-place', from);
  const answered = await codes(25, '/increment-visitor', from);
  expect(answered.filter((code) => code === 200)).toHaveLength(24);
  expect(answered.at(-1)).toBe(429);
  expect(await codes(1, '/book-place', from)).toEqual([429]);
});

test('a visit that is sent again costs nothing', async () => {
  const [from, key] = ['203.0.113.8', randomUUID()];
  for (let times = 0; times < 10; times += 1) expect((await post('/increment-visitor', from, key)).status).toBe(200);
  expect((await codes(23, '/increment-visitor', from)).at(-1)).toBe(200);
});

test('who has sent nothing for a day may send a bucket full, not more', async () => {
  const from = '203.0.113.9';
  await codes(1, '/book-place', from);
  clock += 24 * 60 * minute;
  expect(await codes(5, '/book-place', from)).toEqual([200, 200, 200, 200, 429]);
});

test('after a clock that was 30 days ahead is put right, nobody waits for it', async () => {
  const from = '203.0.113.10';
  clock += 30 * 24 * 60 * minute;
  await codes(4, '/book-place', from);
  clock -= 30 * 24 * 60 * minute;
  expect(await codes(5, '/book-place', from)).toEqual([200, 200, 200, 200, 429]);
});

test("a server whose clock is a minute behind another's gives no further bucket full", async () => {
  const from = '203.0.113.11';
  await codes(4, '/book-place', from);
  clock -= minute;
  expect(await codes(2, '/book-place', from)).toEqual([429, 429]);
  clock -= 1;
  expect(await codes(1, '/book-place', from)).toEqual([200]);
});

test('no address is kept, only hashes', async () => {
  const buckets = await sql<{ subject: Buffer }[]>`SELECT subject FROM submission_bucket`;
  expect(buckets.length).toBeGreaterThan(5);
  for (const { subject } of buckets) expect(subject).toHaveLength(32);
  expect(JSON.stringify(await sql`SELECT * FROM enquiry`)).not.toContain('203.0.113');
});

test('a size of 0 takes nothing in', async () => {
  const refused = await post('/contact-form', '', randomUUID(), closed);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
});
