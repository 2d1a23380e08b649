import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PrecacheController } from 'workbox-precaching';

import { type AppFile, storeFiles } from './store-files.ts';

const names = Array.from({ length: 20 }, (_, at) => `http://here/assets/${at}.js`);

const wanted: readonly AppFile[] = [
  { url: '/index.html', revision: 'a1', integrity: 'sha256-page' },
  ...names.map((url) => ({ url, revision: null, integrity: 'sha256-file' })),
];

let files: PrecacheController;
let asked: Request[];
let answers: { resolve: () => void; reject: (error: Error) => void }[];

beforeEach(async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('http://here/sw.js'));
  // It looks for a worker as soon as it is read.
  const workbox = await import('workbox-precaching');
  files = new workbox.PrecacheController();
  files.addToCacheList([...wanted]);
  asked = [];
  answers = [];
  vi.spyOn(files.strategy, 'handleAll').mockImplementation((options) => {
    asked.push((options as { request: Request }).request);
    const kept = new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    return [Promise.resolve(new Response()), kept];
  });
  return () => vi.unstubAllGlobals();
});

test('four files come at once, each of them once, and are checked by what they must be', async () => {
  const stored = storeFiles(files, wanted, undefined as never);
  for (let done = 0; done < names.length + 1; done += 1) {
    await setImmediate();
    expect(asked).toHaveLength(Math.min(done + 4, names.length + 1));
    answers[done]?.resolve();
  }
  await stored;
  expect(asked.map(({ url }) => url)).toEqual(['http://here/index.html', ...names]);
  expect(asked.map(({ integrity }) => integrity)).toEqual(['sha256-page', ...names.map(() => 'sha256-file')]);
  // A file without a hash in its name may have grown old in the browser's own cache.
  expect(asked.map(({ cache }) => cache)).toEqual(['reload', ...names.map(() => 'default')]);
});

test('one in whose place something else comes is asked for once more, past the browser’s cache, and no other is asked for again', async () => {
  const stored = storeFiles(files, wanted, undefined as never);
  answers[0]?.reject(new Error('A sign-in page'));
  answers[1]?.reject(new Error('A sign-in page'));
  for (let done = 0; done < names.length + 3; done += 1) {
    await setImmediate();
    answers[done]?.resolve();
  }
  await stored;
  expect(asked.filter(({ url }) => url.endsWith('/index.html')).map(({ cache }) => cache)).toEqual(['reload', 'reload']);
  expect(asked.filter(({ url }) => url === names[0]).map(({ cache }) => cache)).toEqual(['default', 'reload']);
  expect(asked).toHaveLength(names.length + 3);
});

test('after one that cannot be had no other is asked for, and nothing counts as stored', async () => {
  const stored = storeFiles(files, wanted, undefined as never);
  const refused = expect(stored).rejects.toThrow('A captive portal');
  answers[1]?.reject(new Error('A captive portal'));
  await setImmediate();
  answers[4]?.reject(new Error('A captive portal'));
  await refused;
  for (const answer of answers) answer.resolve();
  await setImmediate();
  expect(asked).toHaveLength(5);
});

test('a full phone is not asked to store the same file twice', async () => {
  const stored = storeFiles(files, wanted, undefined as never);
  answers[1]?.reject(new DOMException('No room', 'QuotaExceededError'));
  await expect(stored).rejects.toThrow('No room');
  expect(asked).toHaveLength(4);
});
