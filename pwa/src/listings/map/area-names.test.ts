import { expect, test } from 'vitest';

import { areaNamesAt } from './area-names.ts';
import { namesBeside } from './names-beside.ts';

const area = {
  id: 'otur',
  name: { text: 'Otur', lang: 'en' as const },
  corners: [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 4 },
    { x: 0, y: 4 },
  ],
};

test('a name lies along the edge of its area, outside', () => {
  expect(areaNamesAt([area], 20, [])).toEqual([{ area, x: 100, y: -43, turned: 0, width: 32 }]);
});

test('it gives way to pins, along its edge, to another edge and then inwards; without any room it is left out', () => {
  const pin = (x: number, y: number) => ({ x, y, radius: 10 });
  const pins = (y: number) => [60, 100, 140].map((x) => pin(x, y));
  expect(areaNamesAt([area], 20, [pin(100, -43)])[0]).toMatchObject({ x: 60, y: -43 });
  expect(areaNamesAt([area], 20, pins(-43))[0]).toMatchObject({ x: 100, y: 123 });
  expect(areaNamesAt([area], 20, [-43, 123].flatMap(pins))[0]).toMatchObject({ x: 100, y: -17 });
  expect(areaNamesAt([area], 20, [-43, 123, -17, 97].flatMap(pins))).toEqual([]);
});

test('no name covers another', () => {
  expect(areaNamesAt([area, { ...area, id: 'other' }], 20, []).map(({ y }) => y)).toEqual([-43, 123]);
});

test('a single place has its name above it', () => {
  expect(areaNamesAt([{ ...area, corners: [{ x: 1, y: 1 }] }], 20, [])[0]).toMatchObject({ x: 20, y: -23, turned: 0 });
});

test('the name of a pin stands right of it, else left, above or below, and never over another pin', () => {
  const pin = { x: 0, y: 0, radius: 14, name: 'Fort' };
  const other = (x: number, y: number) => ({ x, y, radius: 14, name: '' });
  expect(namesBeside([pin])[0]).toMatchObject({ anchor: 'start' });
  expect(namesBeside([pin, other(30, 0)])[0]).toMatchObject({ anchor: 'end' });
  expect(namesBeside([pin, other(30, 0), other(-30, 0)])[0]).toMatchObject({ anchor: 'middle', y: -24 });
  expect(namesBeside([pin, other(30, 0), other(-30, 0), other(0, -30)])[0]).toMatchObject({ anchor: 'middle', y: 33 });
  expect(namesBeside([pin, other(30, 0), other(-30, 0), other(0, -30), other(0, 30)])[0]).toBeUndefined();
});

test('no name leaves what is seen', () => {
  expect(namesBeside([{ x: 90, y: 0, radius: 14, name: 'Fort' }], { x: 0, half: 100 })[0]).toMatchObject({ anchor: 'end' });
});
