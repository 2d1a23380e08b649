import { randomUUID } from 'node:crypto';
import { keyHeader } from '@helpdesk/contract/calls/endpoint';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

const { app, sql, get, send } = await sampleApp();
const counted = async () => ((await (await get('/api/visitor-count')).json()) as { count: number }).count;

test('the visitor count stands in the body itself and in its result', async () => {
  await sql`UPDATE visitor_count SET count = 7`;
  const response = await get('/api/visitor-count');
  expect(await response.json()).toEqual({ status: true, displayMessage: 'OK', count: 7, result: { count: 7 } });
});

test('a visit counts once, however often and however many at a time its key arrives', async () => {
  const before = await counted();
  const key = randomUUID();
  const visits = Array.from({ length: 16 }, () => send('POST', '/increment-visitor', undefined, { [keyHeader]: key }));
  for (const answered of await Promise.all(visits)) {
    expect(answered).toEqual({ code: 200, status: true, displayMessage: 'OK', success: true, result: { success: true, key } });
  }
  expect(await counted()).toBe(before + 1);
});

test('without a key every request is a visit', async () => {
  const before = await counted();
  await send('POST', '/increment-visitor');
  expect(await send('POST', '/increment-visitor')).toMatchObject({ code: 200, success: true });
  expect(await counted()).toBe(before + 2);
});

test('a visit may carry a kilobyte, not a byte more', async () => {
  const post = (bytes: number) => app.request('/api/increment-visitor', { method: 'POST', body: 'x'.repeat(bytes) });
  expect((await post(1024)).status).toBe(200);
  expect((await post(1025)).status).toBe(413);
});
