import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { hasTerm } from '@helpdesk/contract/wishes/terms';
import { choiceWords, kindWords, namesIn } from '@helpdesk/contract/wishes/wish-words';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { missedWishes, wishEngines } from './wish-engines.ts';
import { isKind, wishes } from './wishes.ts';

test('of what visitors wish who know no name at least 95 % is answered by what they mean', () => {
  const missed = missedWishes(wishEngines.ours?.() ?? (() => []));
  expect(wishes.length).toBeGreaterThanOrEqual(150);
  expect(1 - missed.length / wishes.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});

/** Each word of each fixed set, kind and category, with what has it. */
const groups = [
  ...listingKinds.map((kind) => ({ name: kind, words: namesIn(kindWords[kind]), meant: isKind(kind) })),
  ...listingKinds.flatMap((kind) =>
    Object.entries<Readonly<Record<string, string>>>(choiceWords[kind]).flatMap(([field, members]) =>
      Object.entries(members).map(([member, words]) => ({
        name: `${kind}, ${member}`,
        words: namesIn(words),
        meant: (row: ListingRow) => hasTerm(row, { is: 'choice', kind, field, member }),
      })),
    ),
  ),
  ...sampleRegion.categories.map((category) => ({
    name: category.name,
    words: [category.name, ...category.alternateNames, ...Object.values(category.translations).map(({ name = '' }) => name)],
    meant: (row: ListingRow) => 'categoryIds' in row && row.categoryIds.includes(category._id),
  })),
];

/** What the sample region holds none of, and so nobody can find. */
const isHeld = ({ meant }: (typeof groups)[number]) =>
  listingKinds.some((kind) => sampleRegion[kind].some((row) => meant(row as ListingRow, kind)));

test.each(groups.filter(isHeld))('of the words for $name at least 95 % find it', ({ words, meant }) => {
  const answer = wishEngines.ours?.() ?? (() => []);
  const missed = words.filter(
    (text) =>
      !answer(text)
        .slice(0, 3)
        .some(({ row, kind }) => meant(row, kind)),
  );
  expect(1 - missed.length / words.length, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
});
