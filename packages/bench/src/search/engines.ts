import { eachTable, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { searchedFields } from '@helpdesk/contract/kinds/parts';
import { namesOf } from '@helpdesk/contract/search/search-index';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { findListings } from '@helpdesk/contract/wishes/find-listings';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Answer } from './recall.ts';
import type { BenchRow } from './rows.ts';

/** What listings are asked for by, beside what they say. */
export type Asked = Pick<typeof import('@helpdesk/sample-data/sample-region').sampleRegion, 'categories' | 'regions'>;

const searched = searchedFields('places');

/** Prepares a search over rows: ours as the search over everything asks. The libraries get names, other names and translations of names, and their usual settings. */
export const engines: Readonly<Record<string, (rows: readonly BenchRow[], asked: Asked) => Answer>> = {
  ours(rows, asked) {
    const ofKinds = Object.fromEntries(listingKinds.map((kind) => [kind, rows.filter((row) => row.kind === kind)]));
    const held = { ...eachTable(() => []), ...asked, ...ofKinds } as unknown as CatalogueRows;
    const circumstances = { now: { day: '2026-11-23', time: '12:00' }, here: { latitude: 19.2, longitude: 73.9 } };
    const answer: Answer = (text) =>
      findListings(held, { text, kinds: listingKinds, mayLeaveOut: true, ...circumstances }).found.flatMap((each) =>
        each.rows.map(({ name }) => name),
      );
    // Whoever asks first prepares.
    answer('a');
    return answer;
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
