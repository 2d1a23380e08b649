import { speak } from '@helpdesk/words/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { AdminRow } from './admin-row.tsx';

afterEach(() => speak('en'));

test('in another language a row’s buttons say what they do in it, and an untranslated name in English', () => {
  speak('mr');
  const ignore = () => {};
  const html = renderToStaticMarkup(
    <AdminRow name={{ text: 'Otur', lang: 'en' }} text="" onView={ignore} onEdit={ignore} onHistory={ignore} onDelete={ignore} />,
  );
  expect(html.match(/<span lang="en">Otur<\/span>/g)).toHaveLength(6);
  expect(html).not.toMatch(/="[^"]*Otur/);
});
