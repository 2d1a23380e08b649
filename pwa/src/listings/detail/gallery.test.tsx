import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Gallery } from './gallery.tsx';

test('the main grid shows the pictures 0 to 2, however many there are', () => {
  const pictures = [0, 1, 2, 3, 4].map((number) => ({ address: `/images/fort-${number}-1280.webp`, alt: `Picture ${number}` }));
  const html = renderToStaticMarkup(<Gallery name={{ text: 'Fort', lang: 'en' }} pictures={pictures} mapTile={<span>Map</span>} />);
  expect([...html.matchAll(/alt="Picture (\d)"/g)].map(([, number]) => number)).toEqual(['0', '1', '2']);
  expect(html).toContain('Open picture 3 of 5');
  expect(html).toMatch(/<\/button><span>Map<\/span>/);
});
