import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { connect } from '#db/pool/connect.ts';
import { sampleApp } from '#testing/sample-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, 'assets'));
mkdirSync(join(dist, 'icons'));
mkdirSync(join(dist, '.vite'));
for (const [file, content] of [
  ['index.html', '<!doctype html><title>shell</title>'],
  ['sw.js', 'worker'],
  ['manifest.webmanifest', '{}'],
  ['manifest-mr.webmanifest', '{}'],
  ['favicon.svg', '<svg><style>a{}</style></svg>'],
  ['assets/app-a1b2.js', 'script'],
  ['icons/icon.png', 'png'],
  ['.vite/manifest.json', '{}'],
] as const) {
  writeFileSync(join(dist, file), content);
}
writeFileSync(join(dist, 'assets/app-a1b2.js.br'), brotliCompressSync('script'));

let time = 0;
const { sql, get } = await sampleApp({
  dist,
  otherAssets: async (name) => (name === 'app-0000.js' ? new Uint8Array(Buffer.from('older script')) : undefined),
  now: () => time,
});
const look = async (path: string) => {
  const response = await get(path);
  return { status: response.status, location: response.headers.get('Location'), body: await response.text() };
};

const [place] = sampleRegion.places;
if (!place) throw new Error('the sample region is empty');
const addresses = [
  '/',
  '/about-us',
  '/events',
  '/donate-for-junnar',
  '/contact-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/login',
  '/admin',
  '/admin/ad-management',
  '/tourism-directory',
  '/tourism-directory?search=A-D',
  '/accommodation-directory',
  '/restaurant-directory',
  '/essentials',
  ...sampleRegion.categories.map(({ name }) => `/${encodeURIComponent(name.toLowerCase())}`),
  ...sampleRegion.regions.map(({ name }) => `/forts/${encodeURIComponent(name.toLowerCase())}`),
  ...sampleRegion.places.map(({ slug }) => `/tourism-directory/${encodeURIComponent(slug)}`),
  ...sampleRegion.resorts.map(({ slug }) => `/accommodation-directory/${encodeURIComponent(slug)}`),
  ...sampleRegion.restaurants.map(({ slug }) => `/restaurant-directory/${encodeURIComponent(slug)}`),
  ...sampleRegion.services.map(({ slug }) => `/essentials/${encodeURIComponent(slug)}`),
];

test('every address of the region opens the app', async () => {
  const answers = await Promise.all(addresses.map(look));
  expect(answers.filter(({ status, body }) => status !== 200 || !body.includes('shell'))).toEqual([]);
});

test.each([
  '/nowhere',
  '/about-us/nowhere',
  '/forts/nowhere',
  '/forts/unknown%20region',
  '/tourism-directory/nowhere',
  '/tourism-directory/shivneri-fort/more',
  '/accommodation-directory/shivneri-fort',
  '/%E0%A4%A',
])('%s is 404, and the page still opens to say so', async (path) => {
  const { status, body } = await look(path);
  expect([status, body]).toEqual([404, '<!doctype html><title>shell</title>']);
});

test.each([
  ['/Forts', '/forts'],
  ['/forts/', '/forts'],
  ['/forts%20', '/forts'],
  ['//forts', '/forts'],
  ['//evil.example.org/..', '/'],
  ['/FORTS/Lenyadri%20%26%20Otur?lang=mr', '/forts/lenyadri%20%26%20otur?lang=mr'],
  ['/tourism-directory/Shivneri-Fort', '/tourism-directory/shivneri-fort'],
  ['/Tourism-Directory//shivneri-fort/?lang=hi&x=1', '/tourism-directory/shivneri-fort?lang=hi&x=1'],
  ['/Restaurant-Directory/?search=Veg', '/restaurant-directory?search=Veg'],
  ['/About-Us', '/about-us'],
  ['/LOGIN', '/login'],
  ['/Admin/ad-management', '/admin/ad-management'],
])('%s is another spelling, and moves for good to %s', async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
  expect((await get(location)).status).toBe(200);
});

test.each(['/%66orts', '/forts/lenyadri%20&%20otur', '/forts/lenyadri%20%26%20otur', '/restaurant-directory/modak-&-more'])(
  '%s is the address however it is encoded, so that nobody is sent in a circle',
  async (path) => expect((await get(path)).status).toBe(200),
);

test('a name that only part of a slug names redirects for now', async () => {
  const response = await get('/tourism-directory/naneghat-foo?lang=mr');
  // Two names contain it, so there is no way to know which is meant.
  expect(response.status).toBe(404);
  const only = await get('/tourism-directory/harishchandragad-trek?lang=mr');
  const target = sampleRegion.places.filter(({ name }) => name.toLowerCase().includes('harishchandragad'));
  expect(target).toHaveLength(1);
  expect([only.status, only.headers.get('Location'), only.headers.get('Cache-Control')]).toEqual([
    302,
    `/tourism-directory/${target[0]?.slug}?lang=mr`,
    'no-store',
  ]);
});

test('an id leads to the address', async () => {
  expect(await look(`/tourism-directory/${place._id}`)).toMatchObject({ status: 302, location: `/tourism-directory/${place.slug}` });
});

test('a short link leads to its listing for now, in the language that it asks for', async () => {
  for (const [rows, directory] of [
    [sampleRegion.places, 'tourism-directory'],
    [sampleRegion.resorts, 'accommodation-directory'],
    [sampleRegion.restaurants, 'restaurant-directory'],
    [sampleRegion.services, 'essentials'],
  ] as const) {
    const [row] = rows;
    const response = await get(`/q/${row?._id}?lang=mr`);
    const path = `/${directory}/${encodeURIComponent(row?.slug ?? '')}`;
    expect([response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]).toEqual([
      302,
      `${path}?lang=mr`,
      'no-store',
    ]);
  }
  for (const path of ['/q', '/q/', '/q/nowhere', `/q/${sampleRegion.categories[0]?._id}`, `/q/${place._id}/more`]) {
    expect((await look(path)).status, path).toBe(404);
  }
});

const tails = [
  '.',
  ')',
  ',',
  '।',
  '%20',
  '%E2%80%8B',
  '%0D%0A',
  '&utm_source=whatsapp',
  '%3Futm_source=whatsapp',
  '%3C/a%3E',
  '*',
  '_)',
  '…',
  '”',
  '%F0%9F%91%8D',
  '%20is%20nice',
  '%E2%80',
];

test.each(tails)('with %s behind it an address moves for good to its own, a short link to its listing', async (tail) => {
  const path = `/tourism-directory/${place.slug}`;
  for (const [address, status, location] of [
    [path, 301, path],
    ['/forts', 301, '/forts'],
    ['/forts/lenyadri%20%26%20otur', 301, '/forts/lenyadri%20%26%20otur'],
    ['/about-us', 301, '/about-us'],
    [`/q/${place._id}`, 302, path],
  ] as const)
    expect(await look(address + tail), address).toMatchObject({ status, location });
});

test('a former slug, category or region moves for good, and the new one opens within a second', async () => {
  const [category] = sampleRegion.categories;
  const [region] = sampleRegion.regions;
  if (!category || !region) throw new Error('the sample region is empty');
  await writeCatalogue(sql, async (tx) => {
    await putRows(tx, 'places', [{ ...place, slug: 'new-slug', formerSlugs: [place.slug] }]);
    await putRows(tx, 'categories', [{ ...category, name: 'Hill & Forts', formerNames: [category.name] }]);
    await putRows(tx, 'regions', [{ ...region, name: 'Old Town', formerNames: [region.name] }]);
  });
  time += 1_000;
  const old = encodeURIComponent(region.name.toLowerCase());
  expect(await look(`/tourism-directory/${place.slug}`)).toMatchObject({ status: 301, location: '/tourism-directory/new-slug' });
  expect(await look(`/tourism-directory/${place.slug})`)).toMatchObject({ status: 301, location: '/tourism-directory/new-slug' });
  expect(await look('/forts?lang=hi')).toMatchObject({ status: 301, location: '/hill%20%26%20forts?lang=hi' });
  expect(await look(`/forts/${old}`)).toMatchObject({ status: 301, location: '/hill%20%26%20forts/old%20town' });
  expect(await look(`/caves/${old}`)).toMatchObject({ status: 301, location: '/caves/old%20town' });
  for (const path of ['/tourism-directory/new-slug', '/hill%20%26%20forts', '/caves/old%20town']) {
    expect((await look(path)).status).toBe(200);
  }
});

test('an older slug whose link a message cut leads to its listing, and a guess by the first word waits until the link is clean', async () => {
  const [, second, third] = sampleRegion.places;
  if (!second || !third) throw new Error('the sample region is empty');
  await writeCatalogue(sql, async (tx) => {
    await putRows(tx, 'places', [
      { ...second, slug: 'amba-(a-c)', formerSlugs: ['quokka-house'] },
      { ...third, name: 'Quokka Rock', formerSlugs: [] },
    ]);
  });
  time += 1_000;
  const location = '/tourism-directory/amba-(a-c)';
  expect(await look('/tourism-directory/amba-(a-c')).toMatchObject({ status: 301, location });
  expect(await look('/tourism-directory/quokka-house)')).toMatchObject({ status: 301, location });
  expect(await look('/tourism-directory/quokka-house&utm_source=x')).toMatchObject({ status: 301, location });
});

test('the places of a deleted region stay reachable under Unknown Region', async () => {
  await writeCatalogue(sql, (tx) => tx`DELETE FROM region WHERE name = 'Lenyadri & Otur'`);
  time += 1_000;
  expect((await look('/caves/unknown%20region')).status).toBe(200);
});

test('without a database the app still opens', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/nothing');
  const response = await createApp({ sql: gone, dataDir: '/nowhere', dist }).request('/tourism-directory/shivneri-fort');
  expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>shell</title>']);
  await gone.end();
});

const aMoment = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';

test.each([
  ['/', 'no-cache', 'text/html; charset=utf-8'],
  ['/index.html', aMoment, 'text/html; charset=utf-8'],
  ['/sw.js', aMoment, 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', aMoment, 'application/manifest+json'],
  ['/manifest-mr.webmanifest', aMoment, 'application/manifest+json'],
  ['/about-us', 'no-cache', 'text/html; charset=utf-8'],
  ['/assets/app-a1b2.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/favicon.svg', 'public, max-age=86400', 'image/svg+xml; charset=utf-8'],
  ['/icons/icon.png', 'public, max-age=86400', 'image/png'],
  ['/api/get-regions', 'no-cache', 'application/json'],
  ['/api/visitor-count', aMoment, 'application/json'],
])('%s is cached as %s, and says that it is %s', async (path, caching, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('Cache-Control'), response.headers.get('Content-Type')]).toEqual([200, caching, type]);
  await response.text();
});

test('who opens /index.html is led to the first page, and a worker gets the file for all pages', async () => {
  const opened = await get('/index.html?lang=mr', { 'Sec-Fetch-Dest': 'document' });
  expect([opened.status, opened.headers.get('Location'), opened.headers.get('Cache-Control')]).toEqual([302, '/?lang=mr', 'no-store']);
  const fetched = await get('/index.html', { 'Sec-Fetch-Dest': 'empty' });
  expect([fetched.status, await fetched.text()]).toEqual([200, '<!doctype html><title>shell</title>']);
  for (const { headers } of [opened, fetched]) expect(headers.get('Vary')).toContain('Sec-Fetch-Dest');
});

test('a packed file goes out packed', async () => {
  const response = await get('/assets/app-a1b2.js', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('script');
});

test('an asset of an earlier build that is kept is still there', async () => {
  expect(await look('/assets/app-0000.js')).toMatchObject({ status: 200, body: 'older script' });
});

test.each([
  '/.vite/manifest.json',
  '/.env',
  '/.git/config',
  '/assets/app-old.js',
  '/assets/',
  '/assets/..%2fsw.js',
  '/..%2f..%2fetc%2fpasswd.txt',
])('a missing file is 404 and never the page: %s', async (path) => {
  const { status, body } = await look(path);
  expect(status).toBe(404);
  expect(body).not.toContain('shell');
});

test.each(['/missing.js', '/missing.xml'])(
  'an address beside the folders of files is a page, also where it ends like a file: %s',
  async (path) => {
    const { status, body } = await look(path);
    expect(status).toBe(404);
    expect(body).toContain('shell');
  },
);

test('the icon alone may have its very own style sheet inside', async () => {
  const policy = (await get('/favicon.svg')).headers.get('Content-Security-Policy');
  expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update('a{}').digest('base64')}';`);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nowhere', '/assets/app-a1b2.js', '/assets/no.js', '/images/no.webp', '/api/health', '/api/nowhere']) {
    const { headers } = await get(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("object-src 'none'; base-uri 'none';");
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Set-Cookie')).toBeNull();
  }
});
