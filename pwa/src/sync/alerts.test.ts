import type { AlertsAnswer } from '@helpdesk/contract/sync/alerts';
import { beforeEach, expect, test } from 'vitest';
import { knownAlerts, noteAlerts } from '#local/known-alerts.ts';
import { pullAlerts } from './alerts.ts';
import type { Answer, Call } from './call.ts';

const told: AlertsAnswer = { checkedAt: '2026-11-25T06:00:00.000Z', alerts: [] };
const asked: string[] = [];
const answering = (answer: Answer<AlertsAnswer>) => {
  const json = async (path: string) => {
    asked.push(path);
    return answer;
  };
  return { json } as unknown as Call;
};

beforeEach(() => {
  asked.length = 0;
  noteAlerts(undefined);
});

test('official alerts are read where the server follows some, and stay known while it cannot be reached', async () => {
  await pullAlerts(answering({ state: 'ok', body: told }), { alerts: true });
  expect(asked).toEqual(['/sync/v1/alerts']);
  expect(knownAlerts.get()).toEqual(told);
  await pullAlerts(answering({ state: 'failed', reason: 'offline' }), { alerts: true });
  expect(knownAlerts.get()).toEqual(told);
});

test('a server that follows none is not asked, and what was known is forgotten', async () => {
  for (const head of [{ alerts: false }, {}]) {
    noteAlerts(told);
    await pullAlerts(answering({ state: 'ok', body: told }), head);
    expect(knownAlerts.get()).toBeUndefined();
  }
  expect(asked).toEqual([]);
});
