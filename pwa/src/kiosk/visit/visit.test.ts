import { beforeEach, expect, test, vi } from 'vitest';

import { attract, beginVisit, endVisit, goOn, visit, warn } from './visit.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  reload.mockReset();
  visit.swap('wiping');
});

test('nobody begins while what the last one left is being taken away', () => {
  beginVisit(() => undefined);
  expect(visit.get()).toBe('wiping');
  attract();
  beginVisit(() => undefined);
  expect(visit.get()).toBe('running');
});

test('a language that is touched is spoken from then on', () => {
  const speak = vi.fn();
  attract();
  beginVisit(speak, 'mr');
  expect(speak).toHaveBeenCalledWith('mr');
});

test('only who is here is asked, and who answers goes on', () => {
  attract();
  warn();
  expect(visit.get()).toBe('attract');
  beginVisit(() => undefined);
  warn();
  expect(visit.get()).toBe('warned');
  goOn();
  expect(visit.get()).toBe('running');
});

test('a touch while somebody is asked begins no second visit, and speaks no other language', () => {
  const speak = vi.fn();
  attract();
  beginVisit(() => undefined);
  warn();
  beginVisit(speak, 'mr');
  expect(visit.get()).toBe('warned');
  expect(speak).not.toHaveBeenCalled();
});

test('the next document is loaded once everything is forgotten, and also where a store refuses to forget', async () => {
  attract();
  beginVisit(() => undefined);
  let forget = () => {};
  const ending = endVisit(() => new Promise((resolve) => (forget = resolve)), reload);
  expect(visit.get()).toBe('wiping');
  expect(reload).not.toHaveBeenCalled();
  forget();
  await ending;
  expect(reload).toHaveBeenCalledOnce();

  visit.swap('running');
  await endVisit(() => Promise.reject(new Error('The disk is full')), reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
