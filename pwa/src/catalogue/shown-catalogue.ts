import type { CatalogueTable } from '@helpdesk/contract/fixed-sets';
import type { CategoryRow, RegionRow } from '@helpdesk/contract/rows';

import { type Catalogue, eachTable, type Index, type RowOf } from './catalogue.ts';

/** What a question finds. */
export interface Found<Row> {
  /** In their order. */
  readonly rows: readonly Row[];
  /** How many there are: a page from a server may have brought fewer. */
  readonly count: number;
}

interface AskOptions {
  /** A page from a server brings no more of the rows along. */
  readonly atMost?: number;
  /** The page shows all that such a row says, and not only what a list shows of it. */
  readonly whole?: boolean;
}

/**
 * The catalogue as public screens read it: all that this phone holds, or on a page from a server the answers that came
 * with it. Whatever depends on more than a row is asked by a question, which names all that its answer depends on;
 * undefined says that nobody knows yet, which is never the same as "none".
 */
export interface ShownCatalogue {
  readonly epoch: string;
  readonly seq: number;
  /** All of them in the order of their names; on a page from a server they say little more than these. */
  readonly categories: readonly CategoryRow[];
  readonly regions: readonly RegionRow[];
  readonly byId: { readonly [Table in CatalogueTable]: Index<RowOf<Table>> };
  list<Table extends CatalogueTable>(
    table: Table,
    question: string,
    find: (catalogue: Catalogue) => readonly RowOf<Table>[],
    options?: AskOptions,
  ): Found<RowOf<Table>> | undefined;
  /** The same for an answer that is no rows. */
  value<Answer>(question: string, find: (catalogue: Catalogue) => Answer): Answer | undefined;
}

const known = new WeakMap<Catalogue, ShownCatalogue>();

/** All of a catalogue; the same for the same. */
export function shownWhole(catalogue: Catalogue): ShownCatalogue {
  const shown: ShownCatalogue = known.get(catalogue) ?? {
    epoch: catalogue.epoch,
    seq: catalogue.seq,
    categories: catalogue.rows.categories,
    regions: catalogue.rows.regions,
    byId: catalogue.byId,
    list: (_table, _question, find) => {
      const rows = find(catalogue);
      return { rows, count: rows.length };
    },
    value: (_question, find) => find(catalogue),
  };
  known.set(catalogue, shown);
  return shown;
}

/** A page's own answers, and to what it was not asked those of a catalogue that this phone holds already. */
export function shownBefore(page: ShownCatalogue, rest: ShownCatalogue): ShownCatalogue {
  return {
    ...page,
    byId: eachTable((table) => ({ get: (id: string) => page.byId[table].get(id) ?? rest.byId[table].get(id) })) as ShownCatalogue['byId'],
    list: (table, question, find, options) => page.list(table, question, find, options) ?? rest.list(table, question, find, options),
    value: (question, find) => page.value(question, find) ?? rest.value(question, find),
  };
}

/** The one row that an address means, with all that it says; undefined while nobody knows. */
export function rowAt<Table extends CatalogueTable>(
  catalogue: ShownCatalogue | undefined,
  table: Table,
  address: string,
  find: (catalogue: Catalogue) => RowOf<Table> | undefined,
): RowOf<Table> | 'nothing' | undefined {
  const found = catalogue?.list(table, `at ${address}`, (all) => [find(all) ?? []].flat() as RowOf<Table>[], { whole: true });
  return found && (found.rows[0] ?? 'nothing');
}
