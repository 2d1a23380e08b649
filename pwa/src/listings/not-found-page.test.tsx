import { expect, test } from 'vitest';

import { NotFoundPage } from './not-found-page.tsx';
import { renderAt } from './testing/render-at.tsx';
import { catalogueOf, place } from './testing/rows.ts';

const catalogue = catalogueOf({ places: [place('Shivneri Fort', { formerSlugs: ['old-fort'] })] });
const shown = (path: string) => renderAt('/$', NotFoundPage, path, catalogue);

test.each([
  '/tourism-directory/shivneri-fort)',
  '/tourism-directory/shivneri-fort%0D%0A',
  '/tourism-directory/old-fort&utm_source=whatsapp',
])('offline %s leads on to its listing', async (path) => {
  expect(await shown(path)).not.toContain('data-not-found');
});

test.each(['/tourism-directory/nowhere)', '/nowhere.', '/-/-/-', '/tourism-directory/shivneri-fort'])(
  '%s leads no further',
  async (path) => {
    expect(await shown(path)).toContain('data-not-found');
  },
);
