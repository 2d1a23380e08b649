import { expect, test } from 'vitest';
import type { Answer } from '#sync/call.ts';
import { cachesWithRoom } from '#sync/testing/caches.ts';
import { noNetwork, serverWith, textOf } from '#sync/testing/file-answers.ts';
import { fetchGuide } from './fetch-guide.ts';

const theGuide = (): Answer<Response> => ({ state: 'ok', body: new Response('the guide', { headers: { 'Content-Length': '9' } }) });

test('the guide comes from the server, and without a connection from the copy that was fetched last', async () => {
  const caches = cachesWithRoom();
  const { call, asked } = serverWith(theGuide);
  expect(await textOf(await fetchGuide(call, caches))).toEqual({ text: 'the guide', kept: false });
  expect(asked).toEqual(['/guide-file text/html']);
  expect(await textOf(await fetchGuide(serverWith(() => noNetwork).call, caches))).toEqual({ text: 'the guide', kept: true });
});

test('one that was never fetched fails without a connection, wherever copies would be', async () => {
  for (const caches of [cachesWithRoom(), undefined, noRoom()])
    expect(await fetchGuide(serverWith(() => noNetwork).call, caches)).toBe(noNetwork);
});

test('a phone without room or place for a copy has the guide all the same', async () => {
  for (const caches of [cachesWithRoom(0), undefined, noRoom()]) {
    expect(await textOf(await fetchGuide(serverWith(theGuide).call, caches))).toEqual({ text: 'the guide', kept: false });
  }
});

/** Storage that may not be opened. */
const noRoom = () => ({ open: () => Promise.reject(new DOMException('', 'SecurityError')) }) as unknown as CacheStorage;
