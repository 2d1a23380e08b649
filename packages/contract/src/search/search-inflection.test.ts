import { expect, test } from 'vitest';

import { stemOf, stemsOf } from './search-inflection.ts';
import { normalise } from './search-normalise.ts';
import { keyOf, soundOf } from './search-sound.ts';

const sound = (word: string) => soundOf(normalise(word));

test.each([
  ['शिवनेरी', ['शिवनेरीला', 'शिवनेरीचा', 'शिवनेरीच्या', 'शिवनेरीवर', 'शिवनेरीवरून', 'शिवनेरीपासून', 'शिवनेरीमध्ये', 'शिवनेरीजवळ']],
  ['जुन्नर', ['जुन्नरला', 'जुन्नरच्या', 'जुन्नरमधून', 'जुन्नरहून', 'जुन्नरकडे', 'जुन्नरसाठी', 'जुन्नरमध्ये', 'जुन्नरजवळ', 'जुन्नरपर्यंत']],
  ['किल्ला', ['किल्ल्यावर', 'किल्ल्याला', 'किल्ल्यात', 'किल्ल्यावरील', 'किल्ल्यांचे', 'किल्ले']],
  ['नाणेघाट', ['नाणेघाटात', 'नाणेघाटातील', 'नाणेघाटाचा']],
  [
    'शिवनेरी',
    [
      'शिवनेरीवरचा',
      'शिवनेरीवरच्या',
      'शिवनेरीबद्दल',
      'शिवनेरीबाबत',
      'शिवनेरीमागे',
      'शिवनेरीमागचा',
      'शिवनेरीकडून',
      'शिवनेरीचं',
      'शिवनेरीमधील',
      'शिवनेरीमधले',
      'शिवनेरीजवळील',
      'शिवनेरीजवळचे',
    ],
  ],
  ['लेणी', ['लेण्यांमध्ये', 'लेण्यांत']],
  ['shivneri', ['shivnerila', 'shivnericha', 'shivnerivar']],
  ['cave', ['caves']],
])('%s is found in %j', (word, forms) => {
  const stem = stemOf(keyOf(sound(word)));
  expect(forms.filter((form) => !stemsOf(sound(form)).includes(stem))).toEqual([]);
});
