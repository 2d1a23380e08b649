import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const add = vi.fn();
vi.mock('./outbox.ts', () => ({ outbox: async () => ({ add }) }));
const { countVisit } = await import('./visit.ts');

const session = new Map<string, string>();
beforeEach(() => {
  session.clear();
  add.mockReset();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => void session.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a visit is counted once per session, and the flag is "true"', async () => {
  await Promise.all([countVisit(), countVisit()]);
  await countVisit();
  expect(add.mock.calls).toEqual([[{ id: expect.any(String), kind: 'visit', body: {} }]]);
  expect([...session]).toEqual([['visited', 'true']]);
});

test('a visit that the phone could not keep is counted the next time', async () => {
  add.mockRejectedValueOnce(new Error('full'));
  await countVisit();
  expect(session.size).toBe(0);
  await countVisit();
  expect(add).toHaveBeenCalledTimes(2);
  expect(session.get('visited')).toBe('true');
});

test('where a session keeps nothing, nothing is counted and nothing said', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  await countVisit();
  expect(add).not.toHaveBeenCalled();
});
