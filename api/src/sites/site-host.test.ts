import type { Site } from '@helpdesk/site/folder';
import { junnar } from '@helpdesk/site/testing/junnar';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readyAnswers } from '#http/kept/ready-answers.ts';
import type { OpenSite } from '#open-site.ts';
import { siteHost } from './site-host.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const limits = { idleMs: 10 * minute, mostOpen: 2, workEveryMs: 60 * minute };
const sites = ['malshej', 'tamhini', 'velhe'].map((name): Site => ({ ...junnar, name, addresses: { hosts: [`${name}.test`] } }));

function opened(name: string, onClose: () => Promise<void> = async () => {}, isWorking = () => false): OpenSite {
  return {
    app: new Hono().get('*', (c) => c.text(name)),
    ready: readyAnswers(1_000),
    invite: undefined,
    isWorking,
    close: onClose,
  };
}

/** A host of the three sites, and what it opened (+) and closed (-); those of `known` have their work to be done, too. */
function host({ known = [] as Site[], open = async ({ name }: Site) => opened(name) } = {}) {
  const said: string[] = [];
  const folders = { of: (asked: string) => sites.find(({ name }) => asked === `${name}.test`), all: () => known };
  const openOther = async (site: Site) => {
    said.push(`+ ${site.name}`);
    const { close, ...other } = await open(site);
    return {
      ...other,
      close: async () => {
        await close();
        said.push(`- ${site.name}`);
      },
    };
  };
  const served = siteHost(opened('junnar'), folders, openOther, limits);
  const get = async (name: string) => (await served.fetch(new Request(`http://${name}/`))).text();
  return { ...served, said, get };
}

test('the host that is asked for decides which site answers, in whatever letters; the first one answers for all others', async () => {
  const { get, said } = host();
  expect(await get('tamhini.test')).toBe('tamhini');
  expect(await get('TAMHINI.test:8080')).toBe('tamhini');
  expect(await get('elsewhere.test')).toBe('junnar');
  expect(await get('localhost')).toBe('junnar');
  expect(said).toEqual(['+ tamhini']);
});

test('a site that nobody asks for is closed, and is opened again for the next who does', async () => {
  const { get, said } = host();
  await get('tamhini.test');
  await vi.advanceTimersByTimeAsync(9 * minute);
  await get('tamhini.test');
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect(said).toEqual(['+ tamhini']);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(said).toEqual(['+ tamhini', '- tamhini']);
  expect(await get('tamhini.test')).toBe('tamhini');
});

test('a site for which something is done goes on answering, and is closed once that is done', async () => {
  let isWorking = true;
  const { get, said } = host({ open: async ({ name }) => opened(name, undefined, () => isWorking) });
  await get('tamhini.test');
  await vi.advanceTimersByTimeAsync(11 * minute);
  expect(await get('tamhini.test')).toBe('tamhini');
  await vi.advanceTimersByTimeAsync(11 * minute);
  expect(said).toEqual(['+ tamhini']);
  isWorking = false;
  await vi.advanceTimersByTimeAsync(minute);
  expect(said).toEqual(['+ tamhini', '- tamhini']);
});

test('a site that still answers somebody is not closed, neither as idle nor to make room, and is once that is done', async () => {
  let answerNow = () => {};
  const answering = new Promise<Response>((resolve) => {
    answerNow = () => resolve(new Response('at last'));
  });
  const { get, open, said } = host({
    open: async ({ name }) => (name === 'tamhini' ? { ...opened(name), app: new Hono().get('*', () => answering) } : opened(name)),
  });
  const answer = get('tamhini.test');
  await vi.advanceTimersByTimeAsync(11 * minute);
  await get('malshej.test');
  await get('velhe.test');
  await vi.advanceTimersByTimeAsync(minute);
  expect(open()).toContain('tamhini');
  expect(said).not.toContain('- tamhini');
  answerNow();
  expect(await answer).toBe('at last');
  await vi.advanceTimersByTimeAsync(11 * minute);
  expect(said).toContain('- tamhini');
});

test('who asks while a site is being closed waits until it was, and gets its answer', async () => {
  let closed = () => {};
  const closing = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { get, said } = host({ open: async ({ name }) => opened(name, () => closing) });
  await get('tamhini.test');
  await vi.advanceTimersByTimeAsync(11 * minute);
  const answer = get('tamhini.test');
  await vi.advanceTimersByTimeAsync(minute);
  expect(said).toEqual(['+ tamhini']);
  closed();
  expect(await answer).toBe('tamhini');
  expect(said).toEqual(['+ tamhini', '- tamhini', '+ tamhini']);
});

test('at most so many are open: the one that was asked for longest ago makes room', async () => {
  const { get, open } = host();
  for (const name of ['tamhini', 'malshej', 'velhe']) {
    await get(`${name}.test`);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(open()).toEqual(['malshej', 'velhe']);
});

test('of more that are asked for at one moment the others are closed soon after', async () => {
  const { get, open } = host();
  await Promise.all(sites.map(({ name }) => get(`${name}.test`)));
  expect(open()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(minute);
  expect(open()).toHaveLength(2);
});

test('a site that cannot be opened says that it is away, keeps no other from being served, and is tried again', async () => {
  let isThere = false;
  const { get, fetch } = host({
    open: async ({ name }) => {
      if (name === 'tamhini' && !isThere) throw new Error('Its database does not answer.');
      return opened(name);
    },
  });
  expect((await fetch(new Request('http://tamhini.test/'))).status).toBe(503);
  expect(await get('malshej.test')).toBe('malshej');
  isThere = true;
  expect(await get('tamhini.test')).toBe('tamhini');
});

test('every site is opened once an hour for its work, though nobody asks for it', async () => {
  const { said } = host({ known: sites });
  await vi.advanceTimersByTimeAsync(minute);
  for (const { name } of sites) expect(said, name).toContain(`+ ${name}`);
  const before = said.length;
  await vi.advanceTimersByTimeAsync(61 * minute);
  for (const { name } of sites) expect(said.slice(before), name).toContain(`+ ${name}`);
});

test('when the server stops, all that is open is closed, and the first one last', async () => {
  const order: string[] = [];
  const folders = { of: () => sites[0], all: () => [] };
  const first = opened('junnar', async () => void order.push('junnar'));
  const served = siteHost(first, folders, async ({ name }) => opened(name, async () => void order.push(name)), limits);
  await served.fetch(new Request('http://malshej.test/'));
  await served.close();
  expect(order).toEqual(['malshej', 'junnar']);
});
