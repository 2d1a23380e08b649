import type { FoundName, SaidWish, SearchAnswer } from '#calls/search.ts';
import { listingKinds } from '#kinds/kinds.ts';
import { type TranslationLanguage, translationLanguages } from '#languages.ts';
import { restrictionsOf } from '#opening/restriction.ts';
import type { SearchedRow, SearchedTable } from '#search/searched-tables.ts';
import type { CatalogueRows } from '#sync/rows.ts';

import type { Wish } from './read-wish.ts';
import type { FoundEverywhere } from './search-everything.ts';
import type { Term } from './terms.ts';
import type { Where } from './where.ts';

type Named = Pick<SearchedRow, 'name' | 'translations'>;

/** Of each table so many are shown; the rest stands in its directory. */
const rowsPerTable = 5;

/** What the panel of the search shows of what was found: the same from the phone's own rows and from a server. */
export function searchAnswer(rows: CatalogueRows, { groups, near, wish, without }: FoundEverywhere): SearchAnswer {
  return {
    groups: groups.map(({ table, rows: found }) => ({
      table,
      rows: found.slice(0, rowsPerTable).map((row) => foundName(rows, table, row)),
      count: found.length,
    })),
    near: near.map(({ table, row }) => ({ table, row: foundName(rows, table, row) })),
    ...(wish && { wish: saidWish(wish) }),
    ...(without !== undefined && { without }),
  };
}

function foundName({ places, regions, notices }: CatalogueRows, table: SearchedTable, row: SearchedRow): FoundName {
  const said = { _id: row._id, ...named(row) };
  if (table === 'categories') return { ...said, places: places.filter(({ categoryIds }) => categoryIds.includes(row._id)).length };
  if (table === 'regions') return { ...said, places: places.filter(({ regionId }) => regionId === row._id).length };
  if (!('slug' in row)) return said;
  const region = regions.find(({ _id }) => _id === row.regionId);
  const kind = listingKinds.find((each) => each === table);
  const restrictions = restrictionsOf(notices, kind, row).map(({ kind, startDate, endDate }) => ({ kind, startDate, endDate }));
  return { ...said, slug: row.slug, ...(region && { region: named(region) }), ...(restrictions.length > 0 && { restrictions }) };
}

function named({ name, translations }: Named): Pick<FoundName, 'name' | 'translations'> {
  const names = translationLanguages.flatMap((language): [TranslationLanguage, { name: string }][] => {
    const translated = translations[language]?.name;
    return translated ? [[language, { name: translated }]] : [];
  });
  return { name, translations: Object.fromEntries(names) };
}

const saidWish = ({ asked, where, rest }: Wish): SaidWish => ({
  asked: asked.map(({ text, terms }) => ({ text, terms: terms.map(saidTerm) })),
  ...(where && { where: saidWhere(where) }),
  rest,
});

const saidWhere = (where: Where) =>
  where.how === 'here' ? { how: where.how, text: where.text } : { how: where.how, text: where.text, row: named(where.row) };

function saidTerm(term: Term) {
  if (term.is === 'topic') return { is: term.is, kind: term.kind };
  return term.is === 'category' ? { ...term, category: named(term.category) } : term;
}
