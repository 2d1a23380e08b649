import { expect, test } from 'vitest';
import { readRowLines, writeRowLines } from './row-lines.ts';

const [first = '', ...others] = writeRowLines({ seq: 7 }, { places: [{ _id: 'a' }, { _id: 'b' }], resorts: [], ads: [{ _id: 'c' }] }).split(
  '\n',
);

function read(lines: readonly string[]): unknown {
  const body = readRowLines(first);
  for (const line of lines) body?.take(line);
  return body?.whole();
}

test('all lines of a body are what JSON.parse makes of them', () => {
  expect(read(others)).toEqual(JSON.parse([first, ...others].join('\n')));
});

test.each(others.map((_, count) => count))('a body that was cut off after %i lines of rows is not whole', (count) => {
  expect(read(others.slice(0, count))).toBeUndefined();
});
