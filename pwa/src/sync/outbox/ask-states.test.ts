import { maxStatesAsked } from '@helpdesk/contract/calls/enquiries';
import { expect, test, vi } from 'vitest';

import type { OutboxItem } from '#local/outbox-db.ts';
import type { Answer, Sent } from '#sync/call.ts';
import { askStates } from './ask-states.ts';
import { newItem } from './outbox-rules.ts';

const since = '2026-11-24T04:30:00.000Z';
const item = (id: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  ...newItem({ id, kind: 'booking', body: '' }, 1),
  state: 'sent',
  ...more,
});
const answering = (result: unknown, status = 200) => {
  const body = { status: true, displayMessage: '', result };
  return { send: vi.fn(async (): Promise<Answer<Sent>> => ({ state: 'ok', body: { status, body } })) };
};

test('only what was received is asked for, by the key that it was sent under', async () => {
  const call = answering([{ key: 'other', state: 'answered', since }]);
  const items = [item('a', { key: 'other' }), item('b', { state: 'queued' }), item('c', { state: 'rejected' })];
  expect(await askStates(items, call)).toEqual(new Map([['a', { state: 'answered', since }]]));
  expect(call.send).toHaveBeenCalledWith('/get-request-states', { method: 'POST', body: { keys: ['other'] } });
});

test('what left a receipt and is not known any more was lost', async () => {
  const items = [item('a'), item('b', { sentAt: Date.parse(since) })];
  expect(await askStates(items, answering([{ key: 'a', state: 'new', since }]))).toEqual(
    new Map([
      ['a', { state: 'new', since }],
      ['b', { state: 'lost', since }],
    ]),
  );
});

test('the newest go first, as many as one question may hold', async () => {
  const call = answering([]);
  await askStates(
    Array.from({ length: maxStatesAsked + 1 }, (_, at) => item(`${at}`, { createdAt: at })),
    call,
  );
  expect(call.send).toHaveBeenCalledWith(expect.any(String), { method: 'POST', body: { keys: expect.not.arrayContaining(['0']) } });
});

test('where nothing was received nobody is asked', async () => {
  const call = answering([]);
  expect(await askStates([item('b', { state: 'queued' })], call)).toEqual(new Map());
  expect(call.send).not.toHaveBeenCalled();
});

test.each([
  ['an older server', answering(null, 404)],
  ['a captive portal', answering('Welcome')],
  ['a state that this app does not know', answering([{ key: 'a', state: 'lost', since }])],
  ['no network', { send: async (): Promise<Answer<Sent>> => ({ state: 'failed', reason: 'offline' }) }],
])('%s leaves what is known as it is', async (_, call) => {
  expect(await askStates([item('a')], call)).toEqual(new Map());
});
