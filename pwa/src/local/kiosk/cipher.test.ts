import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';

import { openCipher } from './cipher.ts';

const device = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is sealed opens with what it belongs to, also after a restart', async () => {
  const kiosk = device();
  const sealed = await (await openCipher(kiosk)).seal('सुनीता', 'booking a');
  expect(await (await openCipher(kiosk)).open(sealed, 'booking a')).toBe('सुनीता');
});

test('the same text sealed twice is not the same', async () => {
  const cipher = await openCipher(device());
  expect(await cipher.seal('Sunita', 'a')).not.toBe(await cipher.seal('Sunita', 'a'));
});

test('the key can be used and not read', async () => {
  const made = vi.spyOn(crypto.subtle, 'generateKey');
  await openCipher(device());
  const key = (await made.mock.results[0]?.value) as CryptoKey;
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('two tabs that open a new device at once have one key', async () => {
  const kiosk = device();
  const [one, other] = await Promise.all([openCipher(kiosk), openCipher(kiosk)]);
  expect(await other.open(await one.seal('Sunita', 'a'), 'a')).toBe('Sunita');
});

test('what was changed, cut, moved to another item or sealed elsewhere does not open', async () => {
  const cipher = await openCipher(device());
  const sealed = await cipher.seal('Sunita', 'a');
  const [first = ''] = sealed;
  const changed = `${first === 'A' ? 'B' : 'A'}${sealed.slice(1)}`;
  const others = [changed, sealed.slice(0, 20), '', 'no base64 …'];
  expect(await Promise.all(others.map((other) => cipher.open(other, 'a')))).toEqual(others.map(() => undefined));
  expect(await cipher.open(sealed, 'b')).toBeUndefined();
  expect(await (await openCipher(device())).open(sealed, 'a')).toBeUndefined();
});

test('where there is no WebCrypto there is no cipher', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(openCipher(device())).rejects.toThrow();
});
