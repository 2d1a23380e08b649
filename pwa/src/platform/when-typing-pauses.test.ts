import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenTypingPauses } from './when-typing-pauses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waiting = () => {
  const page = new EventTarget();
  const work = vi.fn();
  return { page, work, stop: whenTypingPauses(work, page) };
};

test('nothing is done before two seconds without a key', () => {
  const { work } = waiting();
  vi.advanceTimersByTime(1999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('leaving the field is the end of typing, and the two seconds after it count nothing more', () => {
  const { page, work } = waiting();
  page.dispatchEvent(new Event('focusout'));
  expect(work).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('focusout'));
  vi.advanceTimersByTime(2000);
  expect(work).toHaveBeenCalledOnce();
});

test('a text that is typed on is not done with', () => {
  const { page, work, stop } = waiting();
  vi.advanceTimersByTime(1999);
  stop();
  vi.advanceTimersByTime(2000);
  page.dispatchEvent(new Event('focusout'));
  expect(work).not.toHaveBeenCalled();
});
