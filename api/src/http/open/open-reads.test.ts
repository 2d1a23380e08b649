import { calls } from '@helpdesk/contract/calls/calls';
import { dataFilesOf, dataPath, feedFiles } from '@helpdesk/contract/open-data/data-files';
import { publicReads } from '@helpdesk/contract/open-data/public-reads';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { openData } from '@helpdesk/site/open-data';
import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';

const { app } = await sampleApp({ siteOrigin: 'http://localhost' });
const all = Object.values(calls).flatMap((group) => Object.values(group));
const open = Object.values(publicReads).flatMap((group) => Object.values(group));
const pathOf = (path: string) => `/api${path.replace(/\{\w+\}/g, sampleRegion.places[0]?._id ?? '')}`;
const files = [...dataFilesOf(openData.fileName), ...feedFiles].map(({ name }) => dataPath(name));

/** What a page of another site is told, by its own question and by the one that browsers ask before. */
async function told(path: string, method = 'GET') {
  const elsewhere = { Origin: 'https://hotel.example.com', 'Sec-Fetch-Site': 'cross-site' };
  const asked = await app.request(path, { method, headers: elsewhere, body: method === 'GET' ? undefined : '{}' });
  const before = await app.request(path, {
    method: 'OPTIONS',
    headers: { ...elsewhere, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': 'if-none-match' },
  });
  expect([asked.headers.get('Access-Control-Allow-Credentials'), before.headers.get('Access-Control-Allow-Credentials')]).toEqual([
    null,
    null,
  ]);
  return { asked, before };
}

test('the open reads are these', () => {
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/get-categories',
    '/get-category/{categoryId}',
    '/get-dataset',
    '/get-helpdesk',
    '/get-notices',
    '/get-region-and-attractive-place-list/{categoryId}/{regionId}',
    '/get-regions',
    '/get-reports',
    '/get-resort/{id}',
    '/get-resorts',
    '/get-restaurant/{id}',
    '/get-restaurants',
    '/get-service/{id}',
    '/get-services',
    '/get-tourist-place/{id}',
    '/get-tourist-places',
    '/reports/{id}/file',
    '/search',
  ]);
});

test.each([...open.map(({ path }) => pathOf(path)), ...files, '/api/public/openapi.json'])(
  'pages of any site may read %s',
  async (path) => {
    const { asked, before } = await told(path);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(asked.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect([before.status, before.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    expect(before.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD');
    expect(before.headers.get('Access-Control-Allow-Headers')).toBe('Accept-Language,If-None-Match');
  },
);

test('an open read says so also when it refuses', async () => {
  const { asked } = await told('/api/get-tourist-place/nowhere');
  expect([asked.status, asked.headers.get('Access-Control-Allow-Origin')]).toEqual([404, '*']);
});

test('no other call may be read or made by a page of another site', async () => {
  const others = all.filter((call) => !open.includes(call));
  expect(others.length).toBeGreaterThan(60);
  for (const { path, method } of others) {
    const { asked, before } = await told(pathOf(path), method);
    expect([path, asked.headers.get('Access-Control-Allow-Origin'), before.headers.get('Access-Control-Allow-Origin')]).toEqual([
      path,
      null,
      null,
    ]);
  }
  for (const path of ['/', '/data', '/sitemap.xml', '/admin', '/api/openapi.json']) {
    expect([path, (await told(path)).asked.headers.get('Access-Control-Allow-Origin')]).toEqual([path, null]);
  }
});

test('what may be read, and only that, stands in the document for partners', async () => {
  const document = (await (await app.request('/api/public/openapi.json')).json()) as { paths: Record<string, Record<string, object>> };
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((key) => key !== 'servers')
      .map((method) => `${method} ${path}`),
  );
  expect(listed.sort()).toEqual([...open.map(({ path }) => `get ${path}`), ...files.map((path) => `get ${path}`)].sort());
  expect(JSON.stringify(document)).not.toMatch(/bearer|"token"/);
});
