import type { Wish } from '@helpdesk/contract/wishes/read-wish';
import { speak } from '@helpdesk/words/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { spokenParts } from '#app/testing/spoken-parts.ts';
import { Understood } from '#listings/directory/understood.tsx';
import { category, region } from '#sync/testing/rows.ts';

afterEach(() => speak('en'));

test('what a search was understood to name is marked as English where it is not translated, in what is seen and what is said', () => {
  speak('mr');
  const wish = {
    asked: [{ terms: [{ is: 'category', category: category('Forts') }], text: 'forts' }],
    rest: '',
    where: { how: 'near', row: region('Otur'), text: 'near otur' },
  } as unknown as Wish;
  const parts = spokenParts(renderToStaticMarkup(<Understood wish={wish} onChange={() => {}} />), 'mr');
  const ofRows = parts.filter(({ said }) => /Forts|Otur/.test(said));
  expect(ofRows.map(({ where, said, lang }) => `${where} ${said} ${lang}`)).toEqual([
    'text Forts en',
    'text Forts en',
    'text Otur en',
    'text Otur en',
  ]);
});
