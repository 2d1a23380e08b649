import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { pictureFiles } from './static.ts';

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
