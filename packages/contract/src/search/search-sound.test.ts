import { expect, test } from 'vitest';

import { normalise } from './search-normalise.ts';
import { keyOf, soundOf } from './search-sound.ts';

const key = (word: string) => keyOf(soundOf(normalise(word)));

test.each([
  ['shivneri', 'shivnery', 'shivneree', 'shiwaneri', 'Shivanery', 'शिवनेरी', 'शीवनेरि'],
  ['junnar', 'junar', 'joonnar', 'जुन्नर', 'जुंनर'],
  ['lenyadri', 'lenyadhri', 'lenyaadri', 'लेण्याद्री'],
  ['ozar', 'ozhar', 'ojhar', 'ओझर'],
  ['vighnahar', 'vignahar', 'wighnahar', 'विघ्नहर'],
  ['lakshmi', 'laxmi', 'लक्ष्मी'],
  ['phaltan', 'faltan', 'फलटण'],
  ['narayangaon', 'narayangav', 'narayangao', 'नारायणगाव', 'नारायणगाँव'],
  ['harishchandragad', 'harischandragarh', 'हरिश्चंद्रगड', 'हरिश्चन्द्रगढ़'],
  ['dnyaneshwar', 'gyaneshwar', 'jnaneshvar', 'ज्ञानेश्वर'],
  ['raigad', 'raygad', 'रायगड'],
  ['brahmanath', 'bramhanath', 'ब्रह्मनाथ', 'ब्रम्हनाथ'],
  ['deogad', 'devgad', 'देवगड'],
])('%s sounds like %s and the rest', (...spellings) => {
  expect(new Set(spellings.map(key)).size).toBe(1);
});

test.each([
  ['shivneri', 'savner'],
  ['otur', 'ozar'],
  ['शव', 'शिव'],
])('%s does not sound like %s', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});
