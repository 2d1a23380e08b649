import { speak } from '@helpdesk/words/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { contactWith } from './booking.ts';
import { ContactDetails } from './contact-details.tsx';

afterEach(() => speak('en'));

const shown = (text: string, lang: 'en' | 'mr') =>
  renderToStaticMarkup(<ContactDetails contact={contactWith('+910000010001', { text, lang })} />);

test('whom to ask for is named in the language of the page, and marked as English where the name is not translated', () => {
  speak('mr');
  expect(shown('आशा', 'mr')).toMatch(/<b class="[^"]*">आशा</);
  expect(shown('Asha', 'en')).toMatch(/<b class="[^"]*" lang="en">Asha</);
});

test('a stay that names nobody has a number alone', () => {
  expect(shown('', 'en').match(/<li/g)).toHaveLength(1);
});
