import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Column } from './columns.ts';
import { merged } from './merge.ts';
import type { Names } from './names.ts';

const names: Names = { wordOf: (_table, id) => id, idOf: (_table, word) => word };
const columnOf = (field: string): Column => ({
  name: field,
  path: [field],
  language: 'en',
  print: String,
  read: (cell) => ({ value: cell }),
});
const alone = ['content', 'bestSeason', 'region'];
const together = ['images', 'pictureTexts', 'pictureCredits'];
const columns = [...alone, ...together].map(columnOf);

/** A listing's cells, of few different texts, so that both sides often write the same. */
const cellsOf = (of: readonly Column[]) =>
  fc.tuple(...of.map(() => fc.constantFrom('a', 'b', 'c'))).map((texts) => new Map(of.map(({ name }, at) => [name, texts[at] ?? ''])));
const cells = cellsOf(columns);

/** What the listing is after a line was merged into it, with an answer to every question. */
function after(mine: Map<string, string>, before: Map<string, string>, now: Map<string, string>, takesMine: boolean, of = columns) {
  const { own, asked } = merged(of, mine, before, now, names);
  const taken = [...own, ...(takesMine ? asked.flat() : [])];
  return new Map([...now, ...taken.map(({ column, mine: text }) => [column.name, text] as const)]);
}

test('what one side alone changed lands, what both changed alike is asked nobody, and all else stays', () => {
  fc.assert(
    fc.property(cells, cells, cells, fc.boolean(), (before, mine, now, takesMine) => {
      const result = after(mine, before, now, takesMine);
      for (const field of alone) {
        const [was, file, here] = [before, mine, now].map((each) => each.get(field));
        if (file === was) expect(result.get(field)).toBe(here);
        else if (here === was) expect(result.get(field)).toBe(file);
        else expect(result.get(field)).toBe(takesMine ? file : here);
      }
    }),
  );
});

test('two who change the same listing in different cells get the same, whoever comes first', () => {
  fc.assert(
    fc.property(cells, cells, fc.subarray(alone), (before, other, fields) => {
      const one = new Map([...before].map(([name, cell]) => [name, fields.includes(name) ? (other.get(name) ?? '') : cell]));
      const two = new Map([...before].map(([name, cell]) => [name, fields.includes(name) ? cell : (other.get(name) ?? '')]));
      const both = after(two, before, after(one, before, before, false), false);
      expect(both).toEqual(after(one, before, after(two, before, before, false), false));
      expect(both).toEqual(other);
    }),
  );
});

test('a file that is imported once more changes and asks nothing', () => {
  fc.assert(
    fc.property(cells, cells, cells, (before, mine, now) => {
      const first = after(mine, before, now, true);
      const { own, asked } = merged(columns, mine, before, first, names);
      expect([own, asked.flat().filter(({ column }) => alone.includes(column.name))]).toEqual([[], []]);
    }),
  );
});

test('texts of pictures never stand beside pictures that they were not written for', () => {
  fc.assert(
    fc.property(cells, cells, cells, fc.boolean(), (before, mine, now, takesMine) => {
      const result = after(mine, before, now, takesMine);
      const isOf = (side: Map<string, string>) => together.every((field) => result.get(field) === side.get(field));
      const isMoved = [mine, now].some((side) => side.get('images') !== before.get('images'));
      const haveBoth = [mine, now].every((side) => together.some((field) => side.get(field) !== before.get(field)));
      if (isMoved && haveBoth) expect(isOf(mine) || isOf(now)).toBe(true);
    }),
  );
});

test.each([[['name', 'slug']], [['mapURL', 'latitude', 'longitude']]])('%j are one person’s, never half of each', (fields) => {
  const group = fields.map(columnOf);
  fc.assert(
    fc.property(cellsOf(group), cellsOf(group), cellsOf(group), fc.boolean(), (before, mine, now, takesMine) => {
      const result = after(mine, before, now, takesMine, group);
      const isOf = (side: Map<string, string>) => fields.every((field) => result.get(field) === side.get(field));
      expect(isOf(mine) || isOf(now)).toBe(true);
    }),
  );
});
