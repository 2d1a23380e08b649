import type { CatalogueTable } from '@helpdesk/contract/fixed-sets';
import type { Language } from '@helpdesk/contract/languages';

import { type Catalogue, eachTable, type Index, type RowOf } from './catalogue.ts';
import type { Excerpt } from './excerpt.ts';
import { leanRow } from './lean-row.ts';
import type { ShownCatalogue } from './shown-catalogue.ts';

type AnyRow = RowOf<CatalogueTable>;

/** The catalogue of a page that a server renders: it notes what the page asks, so that the answers travel with the page. */
export function notedCatalogue(catalogue: Catalogue, language: Language): { shown: ShownCatalogue; excerpt(): Excerpt } {
  const { epoch, seq, rows, byId } = catalogue;
  const lists: Record<string, Excerpt['lists'][string]> = {};
  const values: Record<string, unknown> = {};
  const noted = eachTable(() => new Map<AnyRow, boolean>());
  const note = (table: CatalogueTable, row: AnyRow, whole = false) => noted[table].set(row, whole || (noted[table].get(row) ?? false));
  const noting = (table: CatalogueTable): Index<AnyRow> => ({
    get: (id) => {
      const row = byId[table].get(id);
      if (row) note(table, row);
      return row;
    },
  });
  // Which of them a page names shows only when somebody opens what is folded.
  for (const table of ['categories', 'regions'] as const) for (const row of rows[table]) note(table, row);
  return {
    shown: {
      epoch,
      seq,
      categories: rows.categories,
      regions: rows.regions,
      byId: eachTable(noting) as ShownCatalogue['byId'],
      list: (table, question, find, { atMost, whole } = {}) => {
        const found = find(catalogue);
        const brought = found.slice(0, atMost);
        for (const row of brought) note(table, row, whole);
        lists[`${table} ${question}`] = { ids: brought.map(({ _id }) => _id), count: found.length };
        return { rows: found, count: found.length };
      },
      value: (question, find) => {
        const answer = find(catalogue);
        values[question] = answer;
        return answer;
      },
    },
    excerpt: () => ({
      epoch,
      seq,
      language,
      rows: eachTable((table) => [...noted[table]].map(([row, whole]) => leanRow(row, language, whole))),
      lists,
      values,
    }),
  };
}
