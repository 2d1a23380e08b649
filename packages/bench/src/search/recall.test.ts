import { searchedFields } from '@helpdesk/contract/kinds/parts';
import { search } from '@helpdesk/contract/search/search-find';
import { prepareMore, prepareSearch } from '@helpdesk/contract/search/search-index';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { describe, expect, test } from 'vitest';

import { engines } from './engines.ts';
import { heldOut, otherScripts, queries } from './queries.ts';
import { type Answer, recallOf } from './recall.ts';
import { rowsAmong, sampleRows } from './rows.ts';

const byName = new Intl.Collator('en', { numeric: true });

describe('in the sample region', () => {
  const answer = engines.ours?.(
    [...sampleRows].sort((one, other) => byName.compare(one.name, other.name)),
    sampleRegion,
  ) as Answer;

  test('of all names at least 99 % come first', () => {
    const asked = [...queries, ...heldOut, ...otherScripts];
    expect(recallOf(answer, asked).first / asked.length).toBeGreaterThanOrEqual(0.99);
  });

  test.each([...queries, ...heldOut, ...otherScripts])('"$text" finds $meant', ({ text, meant, first }) => {
    const found = answer(text);
    if (first) expect(found[0]).toBe(meant);
    else expect(found.slice(0, 5)).toContain(meant);
  });
});

describe('among 5,000 listings, shuffled', () => {
  const rows = rowsAmong(5_000);
  const answer = engines.ours?.(rows, sampleRegion) as Answer;

  test.each([
    ['queries', queries],
    ['queries held out', heldOut],
  ])('of the %s at least 95 % find their listing among the first five', (_, asked) => {
    const { topFive, of, missed } = recallOf(answer, asked);
    expect(topFive / of, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.95);
  });

  test('every listing is found by each of its own names', () => {
    expect(rows).toHaveLength(5_000);
    const index = prepareSearch(rows, searchedFields('places'));
    prepareMore(index);
    for (const row of sampleRows) {
      const best = search(index, row.name).filter(({ tier }) => tier === 'name');
      expect(best.map((found) => found.row)).toContain(row);
    }
  });
});

test.each([
  ['categories', 'किल्ले', 'Forts'],
  ['categories', 'temple', 'Temples'],
  ['regions', 'lenyadree', 'Lenyadri & Otur'],
  ['regions', 'ओझर', 'Ozar & Narayangaon'],
] as const)('of the %s, "%s" finds %s first', (table, text, name) => {
  const index = prepareSearch<(typeof sampleRegion)[typeof table][number]>(sampleRegion[table], searchedFields(table));
  prepareMore(index);
  expect(search(index, text)[0]?.row.name).toBe(name);
});
