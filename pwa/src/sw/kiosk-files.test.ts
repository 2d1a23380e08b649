import { beforeEach, expect, test, vi } from 'vitest';

import { kioskFilesCache } from '#local/cache-names.ts';
import { forgetOtherKioskFiles, keepKioskFiles, keepOnKiosk } from './kiosk-files.ts';

const here = 'http://here';
const server = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
let held: Map<string, Response> | undefined;

const paths = () => [...(held ?? new Map<string, Response>()).keys()].map((url) => new URL(url).pathname).sort();
const addressOf = (asked: string | { url: string }) => new URL(typeof asked === 'string' ? asked : asked.url, here).href;

/** As the browser's, in memory. */
const cache = {
  keys: async () => [...(held?.keys() ?? [])].map((url) => ({ url })),
  match: async (asked: string) => held?.get(addressOf(asked))?.clone(),
  put: async (asked: string, answer: Response) => void held?.set(addressOf(asked), answer),
  delete: async (asked: { url: string }) => held?.delete(addressOf(asked)),
};

function serve(of: string, files: readonly string[], missing = '') {
  server.mockImplementation(async (address) => {
    if (address === '/kiosk-files.json') return Response.json({ of, files });
    const type = address.endsWith('.js') ? 'text/javascript' : 'text/css';
    return new Response(address, { status: address === missing ? 404 : 200, headers: { 'Content-Type': type } });
  });
}

const ofBuild = (build: string) => (file: string) => file === `/assets/main-${build}.js`;

beforeEach(() => {
  held = undefined;
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('caches', {
    has: async (name: string) => name === kioskFilesCache && held !== undefined,
    open: async () => {
      held ??= new Map();
      return cache;
    },
  });
  serve('assets/main-a.js', ['assets/kiosk-a.js', 'assets/kiosk-same.css']);
  return () => vi.unstubAllGlobals();
});

test('a phone that is no kiosk asks for nothing and keeps nothing', async () => {
  server.mockClear();
  await keepOnKiosk(ofBuild('a'));
  await forgetOtherKioskFiles();
  expect(server).not.toHaveBeenCalled();
  expect(held).toBeUndefined();
});

test('a newer worker is installed on a kiosk with the newer files, and the older ones stay until it has taken over', async () => {
  await keepKioskFiles(ofBuild('a'));
  serve('assets/main-b.js', ['assets/kiosk-b.js', 'assets/kiosk-same.css']);
  await keepOnKiosk(ofBuild('b'));
  expect(paths()).toEqual(['/assets/kiosk-a.js', '/assets/kiosk-b.js', '/assets/kiosk-same.css', '/names']);
  await forgetOtherKioskFiles();
  expect(paths()).toEqual(['/assets/kiosk-b.js', '/assets/kiosk-same.css', '/names']);
});

test('files of another build, or not all of them, install no worker', async () => {
  await keepKioskFiles(ofBuild('a'));
  serve('assets/main-c.js', ['assets/kiosk-c.js']);
  await expect(keepOnKiosk(ofBuild('b'))).rejects.toThrow('another build');
  serve('assets/main-b.js', ['assets/kiosk-b.js', 'assets/kiosk-b2.js'], '/assets/kiosk-b2.js');
  await expect(keepOnKiosk(ofBuild('b'))).rejects.toThrow();
  expect(paths()).toEqual(['/assets/kiosk-a.js', '/assets/kiosk-same.css', '/names']);
});

test('a sign-in page in the place of a kiosk’s file is not kept: the file is asked for past the browser’s cache', async () => {
  const truly = server.getMockImplementation();
  server.mockImplementation(async (address, init) => {
    const isLie = address.startsWith('/assets/') && init?.cache !== 'reload';
    return isLie
      ? new Response('<h1>Please sign in</h1>', { headers: { 'Content-Type': 'text/html' } })
      : (truly?.(address, init) ?? Response.error());
  });
  await keepKioskFiles(ofBuild('a'));
  expect(await held?.get(`${here}/assets/kiosk-a.js`)?.clone().text()).toBe('/assets/kiosk-a.js');
  server.mockImplementation(async (address) =>
    address === '/kiosk-files.json'
      ? Response.json({ of: 'assets/main-b.js', files: ['assets/kiosk-b.js'] })
      : new Response('<h1>Please sign in</h1>', { headers: { 'Content-Type': 'text/html' } }),
  );
  await expect(keepOnKiosk(ofBuild('b'))).rejects.toThrow('/assets/kiosk-b.js');
});
