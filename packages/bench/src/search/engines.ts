import { searchedFields } from '@helpdesk/contract/kinds/parts';
import { search } from '@helpdesk/contract/search/search-find';
import { namesOf, prepareMore, prepareSearch } from '@helpdesk/contract/search/search-index';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Answer } from './recall.ts';
import type { BenchRow } from './rows.ts';

const searched = searchedFields('places');

/** Prepares a search over rows. The libraries get names, other names and translations of names, and their usual settings. */
export const engines: Readonly<Record<string, (rows: readonly BenchRow[]) => Answer>> = {
  ours(rows) {
    const index = prepareSearch(rows, searched);
    prepareMore(index);
    return (text) => search(index, text).map(({ row }) => row.name);
  },
  'Fuse.js 7.5.0'(rows) {
    const fuse = new Fuse(
      rows.map((row) => ({ name: row.name, names: namesOf(row, searched) })),
      { keys: ['names'], threshold: 0.4, ignoreLocation: true },
    );
    return (text) => fuse.search(text).map(({ item }) => item.name);
  },
  'MiniSearch 7.2.0'(rows) {
    const mini = new MiniSearch({ idField: 'number', fields: ['names'], storeFields: ['name'] });
    mini.addAll(rows.map((row, number) => ({ number, name: row.name, names: namesOf(row, searched).join(' ') })));
    return (text) => mini.search(text, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).map(({ name }) => name as string);
  },
};
