import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Texts } from '#local/testing/texts.ts';

import { countVisit } from './visit.ts';

const add = vi.fn();
const count = () => countVisit(async () => ({ add }));

const session = new Texts();
beforeEach(() => {
  session.clear();
  add.mockReset();
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a visit is counted once per session, and the flag is "true"', async () => {
  await Promise.all([count(), count()]);
  await count();
  expect(add.mock.calls).toEqual([[{ id: expect.any(String), kind: 'visit', body: {} }]]);
  expect([...session]).toEqual([['visited', 'true']]);
});

test('a visit that the phone could not keep is counted the next time', async () => {
  add.mockRejectedValueOnce(new Error('full'));
  await count();
  expect(session.size).toBe(0);
  await count();
  expect(add).toHaveBeenCalledTimes(2);
  expect(session.get('visited')).toBe('true');
});

test('where a session keeps nothing, nothing is counted and nothing said', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  await count();
  expect(add).not.toHaveBeenCalled();
});
