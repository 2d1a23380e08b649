import { beforeEach, expect, test, vi } from 'vitest';
import { pageDataBlock } from '#catalogue/page/page-data.ts';
import { freePageCache, holdPaintOfKeptPages, pageCacheBytes } from '#local/page-cache.ts';
import { pageCache } from './page-cache.ts';

const here = 'http://here';
const files = ['/assets/index-a1.js', '/assets/index-a1.css'];
const start = '/assets/start-a1.js';
const build = { name: 'a1', has: (file: string) => [...files, start].includes(file) };
const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

let stores: Map<string, Map<string, Response>>;
let full: boolean;

/** As the browser's, in memory, as far as kept pages need it. */
function memoryCache(name: string) {
  const held = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, held);
  const key = (asked: string | { url: string }) => new URL(typeof asked === 'string' ? asked : asked.url, here).href;
  return {
    keys: async () => [...held.keys()].map((url) => ({ url })),
    match: async (asked: string | { url: string }) => held.get(key(asked))?.clone(),
    matchAll: async () => [...held.values()].map((page) => page.clone()),
    delete: async (asked: string | { url: string }) => held.delete(key(asked)),
    put: async (asked: string, page: Response) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      held.set(key(asked), page);
    },
  };
}

beforeEach(() => {
  stores = new Map();
  full = false;
  server.mockReset();
  server.mockImplementation(async (address) => page(new URL(address, here)));
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('caches', {
    open: async (name: string) => memoryCache(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(new URL(asked, here).href)?.clone(),
  });
  return () => vi.unstubAllGlobals();
});

interface Served {
  readonly seq?: number;
  readonly day?: string;
  readonly language?: 'en' | 'mr';
  readonly file?: string;
}

/** As our server makes them. */
function html(path: string, { seq = 7, day = '2026-11-21', language = 'en', file = files[0] }: Served = {}): string {
  const catalogue = { epoch: 'e', seq, language, rows: {}, empty: {} };
  const data = pageDataBlock({ day, catalogue });
  return `<!doctype html><html lang="${language}"><link href="${files[1]}"><h1>${path} ${seq}</h1>${data}<script src="${file}"></script></html>\n`;
}
const newer = (served: Served = {}) => html('/', { seq: 8, ...served });
const answer = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "script-src 'self'" }, ...init });
const page = ({ pathname, searchParams }: URL, served: Served = {}) =>
  answer(html(pathname, { language: searchParams.get('lang') === 'mr' ? 'mr' : 'en', ...served }));

const asked = (
  addresses: readonly string[],
  version?: string,
  more: { day?: string; language?: 'en' | 'mr'; holdsPaint?: boolean } = {},
) => ({
  language: 'en' as const,
  day: '2026-11-21',
  holdsPaint: false,
  pages: addresses.map((address) => ({ address, version })),
  ...more,
});
const shown = async (pages: ReturnType<typeof pageCache>, address: string) =>
  /<h1>(.*)<\/h1>/.exec((await (await pages.answer(new URL(address, here)))?.text()) ?? '')?.[1];

test('a page that was kept is the answer to every spelling of its address, with the headers it came with', async () => {
  const pages = pageCache(build);
  await pages.keep(asked([`${here}/forts/?utm_source=poster#map`]));
  expect(server.mock.calls.map(([address]) => address)).toEqual(['/forts']);
  for (const address of ['/forts', '/forts//', '/forts?fbclid=1', '/forts?lang=xx', '/forts?lang=mr&lang=hi']) {
    expect(await shown(pages, address), address).toBe('/forts 7');
  }
  for (const address of ['/', '/forts/junnar', '/forts?lang=mr', '/forts?search=a']) expect(await shown(pages, address)).toBeUndefined();
  expect((await pages.answer(new URL('/forts', here)))?.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
});

test.each([
  ['the page of a captive portal', () => answer('<html><h1>Welcome</h1></html>')],
  ['the bare shell', () => answer(newer().replace(/<script type.*?<\/script>/, ''))],
  ['a page that names a script of another build', () => answer(newer({ file: '/assets/index-b2.js' }))],
  ['a page that names a style sheet of another build', () => answer(newer().replace('index-a1.css', 'index-b2.css'))],
  ['a page that names no file', () => answer(newer().replaceAll('/assets/', '/elsewhere/'))],
  ['a page without its end', () => answer(newer().slice(0, -2))],
  ['a page cut in what it brings along', () => answer(newer().replace('"rows":{}', '"rows":'))],
  ['a page without what it was made of', () => answer(newer().replace(/"catalogue":.*?}}/, '"catalogue":null}'))],
  ['a page in another language', () => answer(newer({ language: 'mr' }))],
  ['an error', () => answer(newer(), { status: 503 })],
  ['what is no page', () => answer(newer(), { headers: { 'Content-Type': 'text/plain' } })],
  ['what does not say what it is', () => new Response(new TextEncoder().encode(newer()))],
])('%s is not kept, what was kept before is, and the next page is, too', async (_, wrong) => {
  const pages = pageCache(build);
  await pages.keep(asked(['/'], 'e 7'));
  server.mockImplementationOnce(async () => wrong());
  await pages.keep(asked(['/', '/forts'], 'e 8'));
  expect([await shown(pages, '/'), await shown(pages, '/forts')]).toEqual(['/ 7', '/forts 7']);
});

test('the same page with nothing wrong is kept instead of the one before', async () => {
  const pages = pageCache(build);
  await pages.keep(asked(['/'], 'e 7'));
  server.mockResolvedValueOnce(answer(newer()));
  await pages.keep(asked(['/'], 'e 8'));
  expect(await shown(pages, '/')).toBe('/ 8');
});

test('a page that leads elsewhere is not kept', async () => {
  const pages = pageCache(build);
  server.mockImplementationOnce(async (address, { redirect }) => {
    if (redirect === 'error') throw new TypeError('redirected');
    return page(new URL(address, here));
  });
  await pages.keep(asked(['/']));
  expect(await shown(pages, '/')).toBeUndefined();
});

test('a page that the server no longer has is not kept any longer', async () => {
  const pages = pageCache(build);
  await pages.keep(asked(['/'], 'e 7'));
  server.mockResolvedValueOnce(answer('', { status: 404 }));
  await pages.keep(asked(['/'], 'e 8'));
  expect(await shown(pages, '/')).toBeUndefined();
});

test('a page is fetched anew for another version, day or language, and else stays', async () => {
  const pages = pageCache(build);
  await pages.keep(asked(['/'], 'e 7'));
  await pages.keep(asked(['/'], 'e 7'));
  await pages.keep(asked(['/']));
  expect(server).toHaveBeenCalledTimes(1);
  server.mockResolvedValueOnce(page(new URL(here), { seq: 70 }));
  await pages.keep(asked(['/'], 'e 70'));
  expect(await shown(pages, '/')).toBe('/ 70');
  server.mockResolvedValueOnce(page(new URL(here), { seq: 71, day: '2026-11-22' }));
  await pages.keep(asked(['/'], undefined, { day: '2026-11-22' }));
  expect(await shown(pages, '/')).toBe('/ 71');
});

/** The tag of the first script in a page's head, as the worker answers with it. */
const startOf = async (pages: ReturnType<typeof pageCache>, address: string) =>
  /<script src="\/assets\/start.*?>/.exec((await (await pages.answer(new URL(address, here)))?.text()) ?? '')?.[0];
const withStart = async (address: string) =>
  answer(html(new URL(address, here).pathname).replace('<h1>', `<script src="${start}" defer></script><h1>`));

test('a page is painted without waiting for its first script, unless that shows a display that was chosen', async () => {
  server.mockImplementation(withStart);
  const pages = pageCache(build);
  await pages.keep(asked(['/'], 'e 7'));
  await pages.keep(asked(['/forts'], 'e 7', { holdsPaint: true }));
  expect(await startOf(pages, '/')).toBe(`<script src="${start}" defer>`);
  expect(await startOf(pages, '/forts')).toBe(`<script src="${start}">`);
});

test('once a display is chosen the pages that are kept wait for their first script, in reach or not, and are not fetched again for it', async () => {
  server.mockImplementation(withStart);
  const pages = pageCache(build);
  await pages.keep(asked(['/', '/forts'], 'e 7'));
  server.mockRejectedValue(new TypeError('no network'));
  await holdPaintOfKeptPages();
  expect([await startOf(pages, '/'), await startOf(pages, '/forts')]).toEqual([`<script src="${start}">`, `<script src="${start}">`]);
  await pages.keep(asked(['/', '/forts'], 'e 7', { holdsPaint: true }));
  expect(server).toHaveBeenCalledTimes(2);
  expect((await pages.answer(new URL('/forts', here)))?.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
});

test('a worker that starts again goes on with what it kept', async () => {
  await pageCache(build).keep(asked(['/', '/forts?lang=mr']));
  const pages = pageCache(build);
  await pages.keep(asked(['/']));
  expect([await shown(pages, '/'), await shown(pages, '/forts?lang=mr')]).toEqual(['/ 7', '/forts 7']);
  expect(server).toHaveBeenCalledTimes(2);
});

test('in another language what names none is forgotten, in reach or not, and what names one stays', async () => {
  const pages = pageCache(build);
  await pages.keep(asked(['/', '/forts?lang=mr', '/forts?lang=en']));
  await pages.keep(asked([], undefined, { language: 'mr' }));
  expect(await shown(pages, '/')).toBeUndefined();
  expect([await shown(pages, '/forts?lang=mr'), await shown(pages, '/forts?lang=en')]).toEqual(['/forts 7', '/forts 7']);
});

test('under an address without a language the page in the chosen one is kept, asked for by the address that names it', async () => {
  const pages = pageCache(build);
  await pages.keep(asked(['/', '/forts?lang=hi'], undefined, { language: 'mr' }));
  expect(server.mock.calls.map(([address]) => address)).toEqual(['/?lang=mr', '/forts?lang=hi']);
  expect(await shown(pages, '/')).toBe('/ 7');
});

test('a page is asked for past what the browser may still hold of a minute ago', async () => {
  await pageCache(build).keep(asked(['/']));
  expect(server.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});

test('the back-office and what somebody searched for are neither asked for nor kept', async () => {
  const pages = pageCache(build);
  const theirs = ['/admin', '/Admin/ad-management', '/login?from=%2F', '/forts?search=a', '/forts?region=junnar', '/forts?amenity=pool'];
  await pages.keep(asked([...theirs, '/administration', '/junnar/login']));
  expect(server.mock.calls.map(([address]) => address)).toEqual(['/administration', '/junnar/login']);
});

test('only so many are kept, and the oldest go first', async () => {
  const pages = pageCache(build);
  await pages.keep(asked(Array.from({ length: 31 }, (_, at) => `/${at}`)));
  expect(await shown(pages, '/0')).toBeUndefined();
  expect([await shown(pages, '/1'), await shown(pages, '/30')]).toEqual(['/1 7', '/30 7']);
});

test('a build forgets the pages of others, and never answers with them', async () => {
  await pageCache({ ...build, name: 'old' }).keep(asked(['/']));
  const pages = pageCache(build);
  expect(await shown(pages, '/')).toBeUndefined();
  await pages.keep(asked(['/forts']));
  await pages.forgetOtherBuilds();
  expect([...stores.keys()]).toEqual(['pages-a1']);
  expect(await shown(pages, '/forts')).toBe('/forts 7');
});

test('a full phone, and one that stores nothing, keeps none and gets on', async () => {
  const pages = pageCache(build);
  full = true;
  await pages.keep(asked(['/']));
  expect(await shown(pages, '/')).toBeUndefined();
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('caches', { open: refuse, match: refuse, keys: refuse });
  await pages.keep(asked(['/']));
  expect(await shown(pages, '/')).toBeUndefined();
  await pages.forgetOtherBuilds();
  expect(await pageCacheBytes()).toBe(0);
  vi.stubGlobal('caches', undefined);
  expect(await freePageCache()).toBe(0);
});

test('a server that does not answer is given up, so that later pages are kept', async () => {
  vi.useFakeTimers();
  const pages = pageCache(build);
  server.mockImplementationOnce(
    (_, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error()))),
  );
  const kept = pages.keep(asked(['/', '/forts']));
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await kept;
  expect(await shown(pages, '/forts')).toBe('/forts 7');
});

test('a page that came is not given up later', async () => {
  vi.useFakeTimers();
  await pageCache(build).keep(asked(['/']));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('what is kept is counted, and can be freed', async () => {
  const pages = pageCache(build);
  await pages.keep(asked(['/', '/forts']));
  const bytes = await pageCacheBytes();
  expect(bytes).toBe(html('/').length + html('/forts').length);
  expect(await freePageCache()).toBe(bytes);
  expect(await shown(pages, '/')).toBeUndefined();
});
