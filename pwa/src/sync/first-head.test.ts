import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { withFirstHead } from './first-head.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const head = '/api/sync/v1/head';

/** With a network that says which address it was asked for. */
function fetching(first?: Promise<{ response: Response; at: number }>) {
  const fetch = withFirstHead(first, async (address) => new Response(`asked ${address}`));
  return async (address: string, init?: RequestInit) => {
    const response = await fetch(address, init);
    return { text: await response.text(), age: Number(response.headers.get('Age')), status: response.status };
  };
}

const cameNow = (status = 200) =>
  Promise.resolve({ response: new Response(status === 200 ? 'came before' : '', { status }), at: performance.now() });

test('the head that came while the app was on its way answers the first question for it, with its age, and no other', async () => {
  const ask = fetching(cameNow());
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await ask('/api/sync/v1/delta')).toMatchObject({ text: 'asked /api/sync/v1/delta' });
  expect(await ask(head)).toEqual({ text: 'came before', age: 2.5, status: 200 });
  expect(await ask(head)).toMatchObject({ text: `asked ${head}` });
});

test('a head of half a minute is still an answer, an older one is asked for again', async () => {
  const [inTime, tooLate] = [fetching(cameNow()), fetching(cameNow())];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await inTime(head)).toMatchObject({ text: 'came before' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await tooLate(head)).toMatchObject({ text: `asked ${head}` });
});

test('without one, and where it did not come, the server is asked', async () => {
  expect(await fetching()(head)).toMatchObject({ text: `asked ${head}` });
  expect(await fetching(Promise.reject(new Error('No network')))(head)).toMatchObject({ text: `asked ${head}` });
});

test('who wrote meanwhile asks the server', async () => {
  expect(await fetching(cameNow())(head, { headers: { [seqHeader]: '7' } })).toMatchObject({ text: `asked ${head}` });
});

test('an error that came is told as it came', async () => {
  expect(await fetching(cameNow(503))(head)).toMatchObject({ status: 503 });
});

test('one that never comes is given up with the question', async () => {
  const giveUp = new AbortController();
  const asked = fetching(new Promise(() => {}))(head, { signal: giveUp.signal });
  giveUp.abort(new Error('Too slow'));
  await expect(asked).rejects.toThrow('Too slow');
});
