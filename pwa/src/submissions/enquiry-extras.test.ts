import { afterEach, expect, test } from 'vitest';
import { noteMailsVisitors } from '#local/server-says.ts';
import { enquiryExtras } from './enquiry-extras.ts';

afterEach(() => noteMailsVisitors(false));

test.each([
  [true, true, true],
  [true, false, undefined],
  [false, true, undefined],
  [false, false, undefined],
])('a wish for a confirmation (%s) is sent where the server mails visitors (%s): %s', (wantsMail, mails, sent) => {
  noteMailsVisitors(mails);
  expect(enquiryExtras({ website: '', wantsMail }).wantsMail).toBe(sent);
});
