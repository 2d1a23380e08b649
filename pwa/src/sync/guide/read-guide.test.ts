import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import type { GuideAbout } from '@helpdesk/contract/sync/guide-about';
import { writeGuideBlock, writeGuideSeal } from '@helpdesk/contract/sync/guide-file';
import { afterEach, expect, test, vi } from 'vitest';
import { place, rows } from '#sync/testing/rows.ts';
import { readGuide } from './read-guide.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const about: GuideAbout = {
  epoch: 'first',
  schema: syncSchema,
  minApp: syncSchema,
  seq: 5,
  madeAt: 1_000,
  origin: 'https://junnar.example.org',
  picturesLeftOut: 2,
};
const held = rows({ places: [place('fort')] });
const picture = Buffer.from('a picture');

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const told = String(publicKey.export({ format: 'jwk' }).x);

const packed = (says: object) => writeGuideBlock('rows', gzipSync(JSON.stringify(says)).toString('base64'));
const pictures = writeGuideBlock('pictures', JSON.stringify({ '/images/fort.webp': picture.toString('base64') }));

/** What the helpdesk writes, sealed with a key. */
function sealed(text: string, by: KeyObject = privateKey): Blob {
  const digest = createHash('sha256').update(text).digest();
  return new Blob([text, writeGuideSeal({ digest: new Uint8Array(digest), signature: new Uint8Array(sign(null, digest, by)) })]);
}

test('what the helpdesk sealed is read whole: what it says of itself, rows and pictures', async () => {
  const guide = await readGuide(sealed(packed({ ...about, rows: held }) + pictures), told);
  if (typeof guide === 'string') throw new Error(guide);
  expect(guide.about).toEqual(about);
  expect(guide.rows).toEqual(held);
  expect([...guide.pictures.keys()]).toEqual(['/images/fort.webp']);
  const [blob] = guide.pictures.values();
  expect(blob?.type).toBe('image/webp');
  expect(await blob?.text()).toBe(picture.toString());
});

test('another key, another byte, no seal, and what never was a guide are each told', async () => {
  const text = packed({ ...about, rows: held }) + pictures;
  const another = generateKeyPairSync('ed25519');
  expect(await readGuide(sealed(text, another.privateKey), told)).toBe('forged');
  const bytes = Buffer.from(await sealed(text).arrayBuffer());
  bytes.write('!', 0);
  expect(await readGuide(new Blob([bytes]), told)).toBe('damaged');
  expect(await readGuide(new Blob([text]), told)).toBe('damaged');
  expect(await readGuide(new Blob(['x'.repeat(1_000)]), told)).toBe('other');
  expect(await readGuide(new Blob(['x']), told)).toBe('other');
});

test('a file of more than 32 MB is no guide, and one of as much is looked at', async () => {
  const largest = 32 * 1024 * 1024;
  const start = packed({ ...about, rows: held });
  const sized = (size: number) => new Blob([start, 'x'.repeat(size - start.length)]);
  expect(await readGuide(sized(largest), told)).toBe('damaged');
  expect(await readGuide(sized(largest + 1), told)).toBe('other');
});

test('a phone that never learnt the key, and a browser that cannot check or unpack, say so', async () => {
  const file = sealed(packed({ ...about, rows: held }) + pictures);
  expect(await readGuide(file, null)).toBe('no-key');
  expect(await readGuide(file, 'no key at all')).toBe('unsupported');
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await readGuide(file, told)).toBe('unsupported');
  vi.unstubAllGlobals();
  vi.stubGlobal('crypto', {});
  expect(await readGuide(file, told)).toBe('unsupported');
});

test('rows that need a newer app, and what another version wrote, ask for a newer app', async () => {
  const read = (...blocks: string[]) => readGuide(sealed(blocks.join('')), told);
  expect(await read(packed({ ...about, minApp: syncSchema + 1, rows: held }), pictures)).toBe('app-too-old');
  expect(await read(packed({ ...about, rows: { ...held, places: [{}] } }), pictures)).toBe('app-too-old');
  expect(await read(packed({ ...about, origin: undefined, rows: held }), pictures)).toBe('app-too-old');
  expect(await read(packed({ ...about, rows: held }))).toBe('app-too-old');
  expect(await read(pictures)).toBe('app-too-old');
});
