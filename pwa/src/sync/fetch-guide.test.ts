import { expect, test } from 'vitest';
import type { Answer, Call } from './call.ts';
import { fetchGuide } from './fetch-guide.ts';
import { cachesWithRoom } from './testing/caches.ts';

const noNetwork: Answer<Response> = { state: 'failed', reason: 'offline' };
const answering = (answer: Answer<Response>) => {
  const asked: string[] = [];
  const file: Call['file'] = async (path, type) => {
    asked.push(`${path} ${type}`);
    return answer;
  };
  return { call: { file } as Call, asked };
};
const theGuide = (): Answer<Response> => ({ state: 'ok', body: new Response('the guide', { headers: { 'Content-Length': '9' } }) });
const textOf = async (answer: Awaited<ReturnType<typeof fetchGuide>>) =>
  answer.state === 'ok' ? { text: await answer.body.file.text(), kept: answer.body.kept } : answer;

test('the guide comes from the server, and without a connection from the copy that was fetched last', async () => {
  const caches = cachesWithRoom();
  const { call, asked } = answering(theGuide());
  expect(await textOf(await fetchGuide(call, caches))).toEqual({ text: 'the guide', kept: false });
  expect(asked).toEqual(['/guide-file text/html']);
  expect(await textOf(await fetchGuide(answering(noNetwork).call, caches))).toEqual({ text: 'the guide', kept: true });
});

test('one that was never fetched fails without a connection, wherever copies would be', async () => {
  for (const caches of [cachesWithRoom(), undefined, noRoom()]) expect(await fetchGuide(answering(noNetwork).call, caches)).toBe(noNetwork);
});

test('a phone without room or place for a copy has the guide all the same', async () => {
  for (const caches of [cachesWithRoom(0), undefined, noRoom()]) {
    expect(await textOf(await fetchGuide(answering(theGuide()).call, caches))).toEqual({ text: 'the guide', kept: false });
  }
});

/** Storage that may not be opened. */
const noRoom = () => ({ open: () => Promise.reject(new DOMException('', 'SecurityError')) }) as unknown as CacheStorage;
