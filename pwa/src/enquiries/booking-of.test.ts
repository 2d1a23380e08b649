import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { catalogueOf, resort, restaurant } from '#listings/testing/rows.ts';
import type { OutboxItem } from '#local/outbox-db.ts';

import { nameOf } from './about-what.ts';
import { bookingOf } from './booking-of.ts';

afterEach(() => speak('en'));

const asked: OutboxItem = {
  id: 'a',
  kind: 'booking',
  about: 'Thali House',
  aboutId: 'thali house',
  body: '{}',
  createdAt: 0,
  attempts: 1,
  nextAt: 0,
  state: 'queued',
};
const catalogue = catalogueOf({ restaurants: [restaurant('Thali House', { translations: { mr: { name: 'थाळी घर' } } })] });

test('a request bears its listing’s name in the language of the page', () => {
  speak('mr');
  expect(nameOf(asked, catalogue)).toEqual({ text: 'थाळी घर', lang: 'mr' });
});

test('where the listing is no longer there it is called as it was when it was asked for', () => {
  speak('mr');
  expect(nameOf(asked, catalogueOf({}))).toEqual({ text: 'Thali House', lang: 'en' });
  expect(bookingOf(asked, catalogueOf({}))).toBeUndefined();
});

test('whom to call at a stay is named in the language of the page', () => {
  const stays = catalogueOf({
    resorts: [
      resort('Wada', { translations: { mr: { contactPersonName: 'आशा' } } }),
      resort('Lodge'),
      resort('Camp', { contactPersonName: '' }),
    ],
  });
  const personAt = (aboutId: string) => bookingOf({ ...asked, aboutId }, stays)?.contact?.person;
  speak('mr');
  expect(personAt('wada')).toEqual({ text: 'आशा', lang: 'mr' });
  expect(personAt('lodge')).toEqual({ text: 'Asha', lang: 'en' });
  expect(personAt('camp')).toBeUndefined();
});
