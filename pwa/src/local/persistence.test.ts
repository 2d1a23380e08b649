import { expect, test, vi } from 'vitest';

import { isKept, requestPersistence } from './persistence.ts';

function browser({ persisted = false, promises = true } = {}) {
  const storage = { persisted: vi.fn(async () => persisted), persist: vi.fn(async () => promises) };
  const kept = new Map<string, string>();
  const memory = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  return { storage, memory };
}

test('the browser is asked at the first submission and once more after the install', async () => {
  const phone = browser({ promises: false });
  await requestPersistence('submission', phone);
  await requestPersistence('submission', phone);
  expect(phone.storage.persist).toHaveBeenCalledTimes(1);
  await requestPersistence('install', phone);
  await requestPersistence('install', phone);
  expect(phone.storage.persist).toHaveBeenCalledTimes(2);
});

test('a browser that promised already is not asked again', async () => {
  const phone = browser({ persisted: true });
  await requestPersistence('install', phone);
  expect(phone.storage.persist).not.toHaveBeenCalled();
});

test('where nothing can be remembered it is asked all the same', async () => {
  const { storage } = browser();
  await requestPersistence('submission', { storage });
  expect(storage.persist).toHaveBeenCalledTimes(1);
});

test('over plain http and in browsers that refuse to answer nothing happens', async () => {
  await expect(requestPersistence('submission', {})).resolves.toBeUndefined();
  const { storage, memory } = browser();
  storage.persisted.mockRejectedValue(new TypeError());
  await expect(requestPersistence('submission', { storage, memory })).resolves.toBeUndefined();
  expect(storage.persist).not.toHaveBeenCalled();
});

test('whether it is kept is what the browser says, if it says anything', async () => {
  expect(await isKept(browser({ persisted: true }).storage)).toBe(true);
  expect(await isKept(browser().storage)).toBe(false);
  const { storage } = browser();
  storage.persisted.mockRejectedValue(new TypeError());
  expect(await isKept(storage)).toBeUndefined();
});
