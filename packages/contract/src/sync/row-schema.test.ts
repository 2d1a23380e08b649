import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { fieldsOf } from '#kinds/descriptions.ts';
import { catalogueTables } from '#kinds/kinds.ts';
import { completeRow, emptyRow } from '#kinds/values.ts';
import { anyRow } from '#testing/any-row.ts';
import { catalogueRowLists } from './rows.ts';
import { fromWire, toWire } from './wire.ts';

const read = (table: (typeof catalogueTables)[number], row: unknown) => z.safeParse(catalogueRowLists[table], [row]);

describe.each(catalogueTables)('a row of %s', (table) => {
  test('is read as it was sent', () => {
    fc.assert(
      fc.property(anyRow(table), (row) => {
        expect(read(table, row).data).toEqual([row]);
      }),
    );
  });

  test('of a newer server is read without what this app does not know', () => {
    const more = fc.dictionary(
      fc.string().filter((name) => !(name in emptyRow(table))),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anyRow(table), more, (row, unknown) => {
        expect(read(table, { ...unknown, ...row }).data).toEqual([row]);
      }),
    );
  });

  test('of which fields are missing is complete with empty ones, from a server as from storage', () => {
    const all = fc.tuple(anyRow(table), fc.infiniteStream(fc.boolean()));
    fc.assert(
      fc.property(all, ([row, coins]) => {
        const kept = Object.entries(row).filter(([name]) => name === '_id' || name === 'seq' || coins.next().value);
        const expected = { ...emptyRow(table), ...Object.fromEntries(kept) };
        expect(read(table, Object.fromEntries(kept)).data).toEqual([expected]);
        expect(completeRow(table, { _id: row._id, ...Object.fromEntries(kept) })).toEqual(expected);
      }),
    );
  });

  test('that lacks nothing is taken from storage as it is', () => {
    fc.assert(
      fc.property(anyRow(table), (row) => {
        expect(completeRow(table, row)).toBe(row);
      }),
    );
  });

  test('without its id, or with a value of another type, is not ours', () => {
    const [row] = fc.sample(anyRow(table), 1);
    expect(read(table, { ...row, _id: undefined }).success).toBe(false);
    for (const name of Object.keys(emptyRow(table))) expect(read(table, { ...row, [name]: Symbol('other') }).success, name).toBe(false);
  });

  test('of which calls take and answer every field comes back the same', () => {
    fc.assert(
      fc.property(anyRow(table), (row) => {
        const entered: Record<string, unknown> = fromWire(table, toWire(table, row as never), undefined);
        for (const [name] of fieldsOf(table)) if (name in entered && name in row) expect(entered[name], name).toEqual({ ...row }[name]);
      }),
    );
  });
});

test('a member that this app does not know is dropped, and its row is read', () => {
  const resort = { _id: 'r', seq: 1, categories: ['Palace', 'Budget Stay'], amenitiesOffered: { wifi: true, helipad: true } };
  const [row] = z.parse(catalogueRowLists.resorts, [resort]);
  expect(row?.categories).toEqual(['Budget Stay']);
  expect(row?.amenitiesOffered).toEqual({ ...emptyRow('resorts').amenitiesOffered, wifi: true });
});

test('a notice of a kind that this app does not know is shown as information', () => {
  const [row] = z.parse(catalogueRowLists.notices, [
    { _id: 'n', seq: 1, kind: 'earthquake', startDate: '2026-01-01', endDate: '2026-01-02' },
  ]);
  expect(row?.kind).toBe('info');
});

test('a notice about a listing of a kind that this app does not know is about the region', () => {
  const listing = { kind: 'museums', id: 'm' };
  const [row] = z.parse(catalogueRowLists.notices, [{ _id: 'n', seq: 1, listing, startDate: '2026-01-01', endDate: '2026-01-02' }]);
  expect(row?.listing).toBeNull();
});
