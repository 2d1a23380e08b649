import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { catalogueRowLists } from '#sync/rows.ts';
import { anyRow } from '#testing/any-row.ts';
import { catalogueTables } from './kinds.ts';
import { isSoundRow } from './sound-row.ts';

const damages = [null, 7, true, [], {}, [null], [[]], { seasons: null, closedOn: [] }, { kind: null, id: null }];

describe.each(catalogueTables)('a stored row of %s', (table) => {
  test('is sound as it was read from the server', () => {
    fc.assert(
      fc.property(anyRow(table), (row) => {
        expect(isSoundRow(table, row)).toBe(true);
      }),
    );
  });

  test('is not, where any field of it holds what could not have been read from there', () => {
    const [row] = fc.sample(anyRow(table), 1);
    let refused = 0;
    for (const name of Object.keys(row ?? {})) {
      for (const damage of damages) {
        const damaged = { ...row, [name]: damage };
        if (z.safeParse(catalogueRowLists[table], [damaged]).success) continue;
        refused += 1;
        expect(isSoundRow(table, damaged), `${name} ${JSON.stringify(damage)}`).toBe(false);
      }
    }
    expect(refused).toBeGreaterThan(5);
  });

  test('is none where it is no row at all', () => {
    for (const damage of [undefined, null, 'row', 7, []]) expect(isSoundRow(table, damage)).toBe(false);
  });
});
