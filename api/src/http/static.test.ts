import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';

import { appFiles, pictureFiles } from './static.ts';

const samples = mkdtempSync(join(tmpdir(), 'helpdesk-samples-'));
afterAll(() => rmSync(samples, { recursive: true }));
const uploaded = new Map(
  ['fort-1-640.webp', 'fort-1-share.jpg', 'notes.txt'].map((name) => [name, new Uint8Array(Buffer.from('private'))]),
);
writeFileSync(join(samples, 'cave-1-320.webp'), 'drawn');
writeFileSync(join(samples, 'notes.txt'), 'private');
writeFileSync(join(samples, 'fort-1-999.webp'), 'no such width');

const app = pictureFiles(
  (name) => join(samples, name),
  async (name) => uploaded.get(name),
);

test.each([
  ['/images/cave-1-320.webp', 'drawn', 'image/webp'],
  ['/images/fort-1-640.webp', 'private', 'image/webp'],
  ['/images/fort-1-share.jpg', 'private', 'image/jpeg'],
])('a drawn picture and an uploaded one are kept for a year: %s', async (path, content, type) => {
  const response = await app.request(path);
  expect([await response.text(), response.headers.get('Content-Type')]).toEqual([content, type]);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/images/none-1-640.webp',
  '/images/notes.txt',
  '/images/fort-1-999.webp',
  '/images/../notes.txt',
  '/images/..%2fnotes.txt',
  '/images/FORT-1-640.webp',
  '/images/',
])('nothing but a picture of ours: %s', async (path) => {
  const response = await app.request(path);
  expect([response.status, await response.text()]).not.toContain('private');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, path.includes('../') ? null : 'no-store']);
});

test('a page whose address ends as a file does is a page, and a file that is missing in a folder of files is none', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'art'));
  for (const name of ['index.html', 'share.jpg', 'kiosk-files.json', 'kiosk-files.json.br', 'art/hill.svg', '.manifest.json'])
    writeFileSync(join(dist, name), name);
  const site = new Hono().route('/', appFiles(dist)).get('*', (c) => c.text('page'));
  const textAt = async (path: string) => (await site.request(path)).text();
  const endings = ['js', 'css', 'json', 'webmanifest', 'svg', 'png', 'ico', 'webp', 'jpg', 'woff2', 'txt', 'xml', 'map', 'html'];
  for (const ending of endings)
    for (const path of [`/tourism-directory/fort.${ending}`, `/forts.${ending}`, `/forts/junnar.${ending}`])
      expect([path, await textAt(path)]).toEqual([path, 'page']);
  for (const path of ['/share.jpg', '/kiosk-files.json', '/art/hill.svg']) expect(await textAt(path)).toBe(path.slice(1));
  for (const path of ['/assets/gone.js', '/art/gone.svg', '/.manifest.json']) expect(await textAt(path)).toBe('Not found');
  rmSync(dist, { recursive: true });
});
