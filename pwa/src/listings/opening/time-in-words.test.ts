import { languages } from '@helpdesk/contract/languages';
import { speak } from '@helpdesk/words/language';
import { expect, test } from 'vitest';

import { timeInWords } from './time-in-words.ts';

test.each([
  ['00:00', '12 am', 'रात्री 12', 'रात 12 बजे'],
  ['03:59', '3:59 am', 'रात्री 3:59', 'रात 3:59 बजे'],
  ['04:00', '4 am', 'पहाटे 4', 'सुबह 4 बजे'],
  ['05:59', '5:59 am', 'पहाटे 5:59', 'सुबह 5:59 बजे'],
  ['06:00', '6 am', 'सकाळी 6', 'सुबह 6 बजे'],
  ['09:05', '9:05 am', 'सकाळी 9:05', 'सुबह 9:05 बजे'],
  ['12:00', '12 pm', 'दुपारी 12', 'दोपहर 12 बजे'],
  ['15:50', '3:50 pm', 'दुपारी 3:50', 'दोपहर 3:50 बजे'],
  ['16:00', '4 pm', 'दुपारी 4', 'शाम 4 बजे'],
  ['17:00', '5 pm', 'संध्याकाळी 5', 'शाम 5 बजे'],
  ['19:59', '7:59 pm', 'संध्याकाळी 7:59', 'शाम 7:59 बजे'],
  ['20:00', '8 pm', 'रात्री 8', 'रात 8 बजे'],
  ['24:00', '12 am', 'रात्री 12', 'रात 12 बजे'],
])('a time of day, %s, is said as people say it: %s, %s, %s', (time, ...words) => {
  const said = languages.map((language) => {
    speak(language);
    return timeInWords(time).replaceAll('\u00a0', ' ');
  });
  speak('en');
  expect(said).toEqual(words);
});
