import { expect, test } from 'vitest';

import type { OutboxItem } from '#local/outbox-db.ts';

import { createReceiptNotifier } from './receipt-notifier.ts';

const item = (id: string, state: OutboxItem['state']): OutboxItem => ({
  id,
  kind: 'booking',
  about: 'Kukadi Riverside Stay',
  body: '',
  createdAt: 0,
  attempts: 1,
  nextAt: 0,
  state,
});

function telling() {
  const said: string[] = [];
  return { said, teller: createReceiptNotifier(({ id }) => said.push(id)) };
}

test('a receipt is said once, whatever else changes', () => {
  const { said, teller } = telling();
  teller.look([item('a', 'queued')], true);
  teller.look([item('a', 'sent')], true);
  teller.look([item('a', 'sent'), item('b', 'queued')], true);
  expect(said).toEqual(['a']);
});

test('what was received before the app was opened is not said', () => {
  const { said, teller } = telling();
  teller.look([item('a', 'sent')], true);
  expect(said).toEqual([]);
});

test('a tab that nobody sees says it when somebody does', () => {
  const { said, teller } = telling();
  teller.look([item('a', 'queued')], true);
  teller.look([item('a', 'sent')], false);
  expect(said).toEqual([]);
  teller.look([], true);
  teller.look([], true);
  expect(said).toEqual(['a']);
});

test('a refusal is no receipt', () => {
  const { said, teller } = telling();
  teller.look([item('a', 'queued')], true);
  teller.look([item('a', 'rejected')], true);
  expect(said).toEqual([]);
});
