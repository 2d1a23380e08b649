import { expect, test } from 'vitest';

import { textInputs } from '#testing/text-inputs.ts';

const links = textInputs().filter(({ takes }) => takes('https://example.org/') && !takes('an example of a text'));

test('every link that a call takes leads where it says', () => {
  expect(links.map(({ at }) => at)).toEqual(
    expect.arrayContaining(['POST /add-ad targetURL', 'PUT /update-tourist-place/{id} mapURL', 'PUT /update-helpdesk workLink']),
  );
  for (const { at, takes } of links)
    for (const wrong of [
      'https:///evil',
      'https://\\\\evil',
      'https:evil',
      'https://a@evil/',
      'http://example.org/',
      'javascript:alert(1)',
    ])
      expect([at, wrong, takes(wrong)]).toEqual([at, wrong, false]);
});
