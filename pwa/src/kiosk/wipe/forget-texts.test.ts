import { expect, test } from 'vitest';

import { Texts } from '#local/testing/texts.ts';
import { forgetTexts } from './forget-texts.ts';

test('what a visitor leaves goes, also what nobody has thought of; the kiosk’s own and what waits to be sent stay', () => {
  const own = { kiosk: 'yes', alerts: '{}', 'guide-key': 'k', 'mails-visitors': 'yes', 'booking-details': 'yes', 'outbox:1': '{}' };
  const theirs = { 'draft:contact': '{}', person: '{}', display: 'dark', 'asked-to-keep:submission': '1', 'of-a-later-version': 'x' };
  const local = new Texts(Object.entries({ ...theirs, ...own }));
  const session = new Texts(Object.entries({ 'tsr-scroll': '{}', note: 'x' }));
  forgetTexts(local, session);
  expect([...local.keys()]).toEqual(Object.keys(own));
  expect([...session.keys()]).toEqual(['visited']);
});
