import { expect, test } from 'vitest';

import { moved, sortFiles } from './pending-pictures.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const added = (waiting: string[], ...files: string[]) => sortFiles(named(...waiting), named(...files)).added.map(({ name }) => name);

test('only jpg, png and jpeg may wait, in any letters', () => {
  expect(added([], 'a.jpg', 'b.PNG', 'c.JpEg', 'd.gif', 'e.svg', 'jpg', 'f.png.exe')).toEqual(['a.jpg', 'b.PNG', 'c.JpEg']);
  expect(sortFiles([], named('plan.pdf')).refused).toEqual(['“plan.pdf” was not added. Only jpg, png, jpeg files are allowed']);
});

test('no name waits twice, be it chosen before or in the same breath', () => {
  expect(added(['a.jpg'], 'a.jpg', 'b.jpg', 'b.jpg')).toEqual(['b.jpg']);
  expect(sortFiles(named('a.jpg'), named('a.jpg')).refused).toEqual(['“a.jpg” was not added. File names must be unique']);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('the picture at %i moved to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
});
