import { speak } from '@helpdesk/words/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { PageTitle } from './page-title.tsx';

afterEach(() => speak('en'));

test('the browser names the page and the helpdesk in the language of the page', () => {
  expect(renderToStaticMarkup(<PageTitle page="About Us" />)).toBe('<title>About Us · Junnar Tourism Helpdesk</title>');
  speak('mr');
  expect(renderToStaticMarkup(<PageTitle />)).toBe('<title>जुन्नर पर्यटन मदत कक्ष</title>');
  speak('hi');
  expect(renderToStaticMarkup(<PageTitle />)).toBe('<title>जुन्नर पर्यटन सहायता कक्ष</title>');
});
