import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { resortCalls } from '@helpdesk/contract/calls/resorts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { messagesIn } from '@helpdesk/words/server-messages';
import { expect, test, vi } from 'vitest';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';

const { sql, get, read } = await sampleApp();
const list = (query = '', headers?: Record<string, string>) => get(`/api${resortCalls.list.path}${query}`, headers);

test('a list is the same in each form that a client takes, and who holds it is told so', async () => {
  const plain = await list();
  const text = await plain.text();
  const [br, gzip] = [await list('', { 'Accept-Encoding': 'gzip, deflate, br' }), await list('', { 'Accept-Encoding': 'gzip' })];
  expect([br, gzip].map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(text);
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
  const etag = plain.headers.get('ETag') ?? '';
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.get('ETag'))).size).toBe(3);
  const again = await list('', { 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect([br.headers.get('Cache-Control'), br.headers.get('Vary'), br.headers.get('Content-Type')]).toEqual([
    'no-cache',
    'Accept-Language, Accept-Encoding',
    'application/json',
  ]);
});

test('a list that nobody changed is written once, for each query and each language', async () => {
  const written = vi.spyOn(JSON, 'stringify');
  const writes = () => written.mock.calls.filter(([value]) => value && typeof value === 'object' && 'amenitiesOffered' in value).length;
  const rows = async (query: string) => ((await (await list(query)).json()) as { result: object[] }).result.length;
  const [wifi, pool] = [await rows('?amenity=wifi'), await rows('?amenity=pool')];
  expect([wifi, pool].every((count) => count > 0)).toBe(true);
  const before = writes();
  for (const language of ['en', 'mr']) {
    for (const query of ['?amenity=wifi', '?amenity=pool', '?amenity=wifi'])
      await (await list(query, { 'Accept-Language': language })).text();
  }
  expect([before, writes()]).toEqual([wifi + pool, 2 * (wifi + pool)]);
  written.mockRestore();
  const marathi = (await (await list('?amenity=wifi', { 'Accept-Language': 'mr' })).json()) as { displayMessage: string };
  expect(marathi.displayMessage).toBe(messagesIn('mr').server_found());
});

test('who has just written reads what was written', async () => {
  const [region] = sampleRegion.regions;
  if (!region) throw new Error('the sample region is empty');
  for (const name of ['Once', 'Twice']) {
    await writeCatalogue(sql, (tx) => putRows(tx, 'regions', [{ ...region, name }]));
    expect((await read(regionCalls.list)).map((each) => each.name)).toContain(name);
  }
});
