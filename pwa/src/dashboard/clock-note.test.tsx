import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ClockNote } from './clock-note.tsx';

test('the back-office says that the clock is wrong, that somebody has to put it right, and that nothing is erased until then', () => {
  expect(renderToStaticMarkup(<ClockNote />)).toMatch(/role="alert".*clock.*corrected.*nothing is erased/);
});
