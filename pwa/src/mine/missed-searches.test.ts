import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openMine } from '#local/mine-db.ts';
import type { Call } from '#sync/call.ts';
import { countMissed, sendMissed } from './missed-searches.ts';

const aDay = 24 * 60 * 60 * 1000;
const today = 20_000 * aDay;
let open: () => ReturnType<typeof openMine>;

beforeEach(() => {
  const indexedDB = new IDBFactory();
  open = () => openMine({ indexedDB, IDBKeyRange });
});

const count = (text: string, now = today) => countMissed(text, open, () => now);
const counted = async () => (await open()).missed();
const forget = async () => (await open()).forgetMissed((await counted()).map(({ text }) => text));

async function countMany(howMany: number, now = today): Promise<void> {
  for (let at = 0; at < howMany; at += 1) await count(`zoo ${at}`, now);
}

test('a search that found nothing is counted under one spelling', async () => {
  await count('Zoo');
  await count(' zoo  ');
  expect(await counted()).toEqual([{ text: 'zoo', count: 2 }]);
});

test('what may be somebody’s, or is too short, is not even kept on the phone', async () => {
  for (const typed of ['asha@example.in', '98220 12345', 'call 982201', 'zo', 'z'.repeat(81)]) await count(typed);
  expect(await counted()).toEqual([]);
});

test('a phone counts 20 in a day, sent or not, and goes on the next day', async () => {
  await countMany(19);
  await forget();
  await count('aquarium');
  await count('museum');
  expect(await counted()).toEqual([{ text: 'aquarium', count: 1 }]);
  await count('museum', today + aDay - 1);
  expect(await counted()).toHaveLength(1);
  await count('museum', today + aDay);
  expect(await counted()).toHaveLength(2);
});

test('no more than 20 texts wait, and none is counted more than 20 times, so that one report takes them', async () => {
  await countMany(20);
  await count('aquarium', today + aDay);
  expect(await counted()).toHaveLength(20);
  for (let at = 0; at < 20; at += 1) await count('zoo 0', today + aDay);
  expect((await counted())[0]).toEqual({ text: 'zoo 0', count: 20 });
});

type Sent = Awaited<ReturnType<Call['send']>>;

/** Sends what was counted to a server that answers like this. */
async function sendTo(answer: Sent): Promise<unknown[]> {
  const heard: unknown[] = [];
  const send: Call['send'] = async (path, { method, body }) => {
    heard.push([method, path, body]);
    return answer;
  };
  await sendMissed(open, { send });
  return heard;
}
const answered = (status: number): Sent => ({ state: 'ok', body: { status, body: {} } });

test('with nothing to tell, nothing is sent', async () => {
  expect(await sendTo(answered(200))).toEqual([]);
});

test.each([200, 400, 413])('what the server answered with %i is forgotten', async (status) => {
  await count('zoo');
  expect(await sendTo(answered(status))).toEqual([['POST', '/report-missed-searches', { searches: [{ text: 'zoo', count: 1 }] }]]);
  expect(await counted()).toEqual([]);
});

test.each([
  ['without a signal', { state: 'failed', reason: 'offline' }],
  ['behind a captive portal', { state: 'failed', reason: 'not-ours' }],
  ['when the network sent too much', answered(429)],
  ['when the server failed', answered(500)],
] as [string, Sent][])('%s it waits for the next pull', async (_, answer) => {
  await count('zoo');
  await sendTo(answer);
  expect(await counted()).toEqual([{ text: 'zoo', count: 1 }]);
});

test('a phone that refuses to store says nothing', async () => {
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
  await expect(countMissed('zoo', refuse)).resolves.toBeUndefined();
  await expect(sendMissed(refuse, { send: () => Promise.reject(new Error('never')) })).resolves.toBeUndefined();
});
