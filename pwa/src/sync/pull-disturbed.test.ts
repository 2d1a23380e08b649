import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { describe, expect, test } from 'vitest';
import { commit, deltaOf, type History, headOf, json, newHistory, noRows } from './testing/history.ts';
import { failing, held, phoneOf, stateAt } from './testing/phone.ts';

const html = (status: number, headers = {}) =>
  new Response('<h1>Log in to the Wi-Fi</h1>', { status, headers: { 'Content-Type': 'text/html', ...headers } });
const disturbances: [string, string, () => Response | Promise<Response>][] = [
  ['a captive portal’s page', 'not-ours', () => html(200)],
  ['a portal’s redirect', 'not-ours', () => html(302, { Location: 'http://portal.example/' })],
  ['a page that calls itself JSON', 'not-ours', () => new Response('<h1>', { headers: { 'Content-Type': 'application/json' } })],
  ['JSON that breaks off', 'not-ours', () => new Response('{"epoch":"fir', { headers: { 'Content-Type': 'application/json' } })],
  ['somebody else’s JSON', 'not-ours', () => json({ status: 'ok' })],
  ['an error of the server', 'status', () => json({}, 500)],
  ['an error of a proxy', 'status', () => html(502)],
  ['a dead network', 'offline', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(['/head', '/delta/', '/snapshot/'])('when the answer to %s is disturbed', (part) => {
  test.each(disturbances)('by %s, the phone keeps what it had', async (_, reason, disturbed) => {
    const history = newHistory();
    commit(history, { put: ['a'] });
    const phone = phoneOf(history);
    await phone.pull();
    const before = await held(phone);
    commit(history, { put: ['b'] });
    if (part === '/snapshot/') history.epoch = 'restored';
    phone.instead = (address) => (address.includes(part) ? disturbed() : undefined);
    expect(await phone.pull()).toEqual(failing(reason));
    expect(await held(phone)).toEqual(before);
    phone.instead = undefined;
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
  });
});

test.each([
  ['a head', '/head', 'not-ours', (history: History) => ({ ...headOf(history), epoch: 'another' })],
  ['a head and its snapshot', '/head', 'status', (history: History) => headOf({ ...history, epoch: 'another' })],
  ['a snapshot', '/snapshot/', 'not-ours', () => ({ epoch: 'another', schema: syncSchema, seq: 2, rows: noRows() })],
])('%s of another epoch changes nothing', async (_, part, reason, body) => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  const before = await held(phone);
  commit(history, { put: ['b'] });
  if (part === '/snapshot/') history.epoch = 'restored';
  phone.instead = (address) => (address.includes(part) ? json(body(history)) : undefined);
  expect(await phone.pull()).toEqual(failing(reason));
  expect(await held(phone)).toEqual(before);
  phone.instead = undefined;
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('one bad row spoils the whole answer', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  commit(history, { put: ['b'] });
  phone.instead = (address) =>
    address.includes('/delta/') ? json({ ...deltaOf(history, 1), put: { reports: [{ _id: 'b', seq: 2, name: 7, file: '' }] } }) : undefined;
  expect(await phone.pull()).toEqual(failing('not-ours'));
  expect(await held(phone)).toEqual(stateAt(history, 1));
});
