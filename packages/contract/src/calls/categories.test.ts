import { expect, test } from 'vitest';

import { directorySegments, reservedSegments } from '#rules/addresses.ts';
import { categoryInput } from './categories.ts';
import { regionInput } from './regions.ts';

const category = { heading: 'Heading', description: 'Text' };
const message = (name: string) => categoryInput.safeParse({ ...category, name }).error?.issues[0]?.message;

test.each([...reservedSegments])('no category takes the address /%s', (segment) => {
  expect(message(segment)).toBe('form_name_reserved');
  expect(message(` ${segment.toUpperCase()} `)).toBe('form_name_reserved');
});

test.each([...Object.values(directorySegments), 'events', 'login', 'admin', 'saved', 'requests', 'kiosk', 'q', 'assets', 'api', 'images'])(
  '/%s is reserved (product 4.3)',
  (segment) => {
    expect(reservedSegments.has(segment)).toBe(true);
  },
);

test.each(['Forts', 'Dams & Lakes', 'किल्ले', 'Admin tips'])('a category may be called %s', (name) => {
  expect(message(name)).toBeUndefined();
});

test('a slash would part a name in its path', () => {
  expect(message('Dams/Lakes')).toBe('form_name_reserved');
  expect(regionInput.safeParse({ name: 'Otur/Ale', content: 'x' }).error?.issues[0]?.message).toBe('form_name_reserved');
});
