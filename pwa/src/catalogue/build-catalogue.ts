import { noticeKinds } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';

import { type Catalogue, tableIndex } from './catalogue.ts';
import { directoryOf } from './directory.ts';

const byName = new Intl.Collator('en', { numeric: true }).compare;
const sortedByName = <Row extends { readonly name: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => byName(a.name, b.name));

export function buildCatalogue(version: { readonly epoch: string; readonly seq: number }, unsorted: CatalogueRows): Catalogue {
  const rows: CatalogueRows = {
    categories: sortedByName(unsorted.categories),
    regions: sortedByName(unsorted.regions),
    places: sortedByName(unsorted.places),
    resorts: sortedByName(unsorted.resorts),
    restaurants: sortedByName(unsorted.restaurants),
    ads: [...unsorted.ads].sort((a, b) => a.priority - b.priority || byName(a.title, b.title)),
    reports: sortedByName(unsorted.reports),
    // The most urgent first, then the newest.
    notices: [...unsorted.notices].sort(
      (a, b) => noticeKinds.indexOf(a.kind) - noticeKinds.indexOf(b.kind) || byName(b.startDate, a.startDate) || byName(a._id, b._id),
    ),
  };
  return {
    epoch: version.epoch,
    seq: version.seq,
    rows,
    byId: {
      categories: tableIndex(rows.categories),
      regions: tableIndex(rows.regions),
      places: tableIndex(rows.places),
      resorts: tableIndex(rows.resorts),
      restaurants: tableIndex(rows.restaurants),
      ads: tableIndex(rows.ads),
      reports: tableIndex(rows.reports),
      notices: tableIndex(rows.notices),
    },
    directory(kind, filter, prepareAtMost) {
      return directoryOf(this, kind, filter, prepareAtMost);
    },
  };
}
