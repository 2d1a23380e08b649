import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answerPicture } from './pictures.ts';

const list = '/images/place-shivneri-fort-1-320.webp';
const photo = '/images/place-shivneri-fort-1-640.webp';
const stored = new Map<string, string>();
const server = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('caches', { match: async (address: string) => (stored.has(address) ? picture(stored.get(address)) : undefined) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const picture = (body = '') => new Response(body, { headers: { 'Content-Type': 'image/webp' } });

async function ask(address: string, destination: RequestDestination = 'image'): Promise<string> {
  const url = new URL(address, 'http://here');
  const request = { url: url.href, destination } as Request;
  const answer = await answerPicture({ request, url, event: new Event('fetch') as never });
  return answer.text();
}

test('a stored picture is shown without asking the server', async () => {
  stored.set(photo, 'photo');
  expect(await ask(photo)).toBe('photo');
  expect(server).not.toHaveBeenCalled();
});

test('an unopened listing shows its list picture without signal', async () => {
  stored.set(list, 'list picture');
  server.mockRejectedValue(new TypeError('no network'));
  expect(await ask(photo)).toBe('list picture');
});

test('with signal the photo itself is shown', async () => {
  stored.set(list, 'list picture');
  server.mockResolvedValue(picture('photo'));
  expect(await ask(photo)).toBe('photo');
});

test('the page of a captive portal is not taken for a picture', async () => {
  stored.set(list, 'list picture');
  server.mockResolvedValue(new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }));
  expect(await ask(photo)).toBe('list picture');
});

test('on a line that does not answer the list picture is shown after four seconds', async () => {
  vi.useFakeTimers();
  stored.set(list, 'list picture');
  server.mockReturnValue(new Promise(() => {}));
  const shown = ask(photo);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown).toBe('list picture');
});

test('whoever fetches a photo to store it is never given another width', async () => {
  stored.set(list, 'list picture');
  server.mockRejectedValue(new TypeError('no network'));
  await expect(ask(photo, '')).rejects.toThrow('no network');
});
