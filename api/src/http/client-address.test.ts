import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { clientAddress, networkOf } from './client-address.ts';

const seenAs = async (hops: number, forwarded?: string) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, hops)));
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return (await app.request('/', { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } }, bindings)).text();
};

test.each([
  [0, '203.0.113.7', '127.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  [2, '10.0.0.1, 203.0.113.7, 198.51.100.1', '203.0.113.7'],
  [2, '198.51.100.1', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
])('behind %i proxies of ours the header "%s" means %s', async (hops, forwarded, address) => {
  expect(await seenAs(hops, forwarded)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8:1:0:3:4:5:6', '2001:db8:1:0'],
  ['2001:DB8:0001:ff::6', '2001:db8:1:0'],
  ['2001:db8:1:100::6', '2001:db8:1:100'],
  ['2001:db8:1:1ff::6', '2001:db8:1:100'],
  ['[2001:db8:1:1ff::6]:51234', '2001:db8:1:100'],
  ['[2001:db8:1:1ff::6]', '2001:db8:1:100'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8::192.0.2.1', '2001:db8:0:0'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
