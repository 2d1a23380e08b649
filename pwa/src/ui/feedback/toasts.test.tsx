import { renderToStaticMarkup } from 'react-dom/server';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { beforeEach, expect, test } from 'vitest';

import { Toasts } from './toasts.tsx';

beforeEach(() => toast.removeAll());

test('at most 20 messages are held, the newest first', () => {
  for (let number = 1; number <= 25; number += 1) toast(`Message ${number}.`);
  const shown = [...renderToStaticMarkup(<Toasts />).matchAll(/Message (\d+)\./g)].map(([, number]) => Number(number));
  expect(shown).toHaveLength(20);
  expect(shown.at(0)).toBe(25);
  expect(shown.at(-1)).toBe(6);
});

test('a success stays 2000 ms, an error and a plain message 4000 ms, a loading one until it is dismissed', () => {
  toast.success('Saved');
  toast.error('Failed');
  toast('Plain');
  toast.loading('Loading');
  let held: Toast[] = [];
  renderToStaticMarkup(<Held tell={(toasts) => (held = toasts)} />);
  expect(Object.fromEntries(held.map(({ type, duration }) => [type, duration]))).toEqual({
    success: 2000,
    error: 4000,
    blank: 4000,
    loading: Number.POSITIVE_INFINITY,
  });
});

/** Asks for the messages in the way in which they are shown. */
function Held({ tell }: { tell: (toasts: Toast[]) => void }) {
  tell(useToaster().toasts);
  return null;
}
