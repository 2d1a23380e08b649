import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { compress } from './compressed-cache.ts';
import { sendCompressed } from './send-compressed.ts';

test('who takes no packed form gets the text piece by piece, so that nobody waits until all is unpacked', async () => {
  const text = 'A hill, and a temple on it. '.repeat(100_000);
  const kept = await compress(text);
  const app = new Hono().get('/', (c) => sendCompressed(c, kept, { type: 'text/plain' }));
  const { body, headers } = await app.request('/');
  expect(headers.get('Content-Encoding')).toBeNull();
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(10);
  expect(Buffer.concat(pieces).toString()).toBe(text);
});
