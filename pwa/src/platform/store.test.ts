import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a swap tells every listener once; the same value again tells nobody', () => {
  const store = createStore('old');
  const [one, other] = [vi.fn(), vi.fn()];
  store.subscribe(one);
  const leave = store.subscribe(other);
  store.swap('new');
  store.swap('new');
  expect(store.get()).toBe('new');
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
  leave();
  store.swap('newer');
  expect(one).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});
