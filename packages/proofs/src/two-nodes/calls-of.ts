import { forms } from '@helpdesk/api/src/testing/sample-forms.ts';
import { adCalls } from '@helpdesk/contract/calls/ads';
import { categoryCalls } from '@helpdesk/contract/calls/categories';
import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { listingCalls } from '@helpdesk/contract/calls/listing-calls';
import { noticeCalls } from '@helpdesk/contract/calls/notices';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { reportCalls } from '@helpdesk/contract/calls/reports';
import { type CatalogueTable, kinds } from '@helpdesk/contract/kinds/kinds';

type Calls = Readonly<Record<'list' | 'add' | 'update' | 'remove', Endpoint>>;

/** All but what has one row for good, which is changed and never added. */
export type ListedTable = Exclude<CatalogueTable, 'helpdesk'>;

export const callsOf: Readonly<Record<ListedTable, Calls>> = {
  ...listingCalls,
  categories: categoryCalls,
  regions: regionCalls,
  ads: adCalls,
  reports: reportCalls,
  notices: noticeCalls,
};

export const listedTables = Object.keys(callsOf) as readonly ListedTable[];

/** Rows that others name, and that nobody deletes. */
export interface Base {
  readonly regionId: string;
  readonly categoryId: string;
  readonly placeId: string;
}

/**
 * What the back-office sends of a row of any kind.
 * @param nearby a further place that listings name
 */
export function formOf(table: ListedTable, title: string, { regionId, categoryId, placeId }: Base, nearby?: string) {
  const near = [...new Set([placeId, nearby ?? placeId])];
  const ofKind: Readonly<Record<ListedTable, object>> = {
    categories: forms.category,
    regions: forms.region,
    places: { ...forms.place, regionId, categoryIds: [categoryId], nearByTouristAttractionsIds: near, nearByResortsIds: [] },
    resorts: { ...forms.resort, regionId, nearbyAttractionIds: near },
    restaurants: { ...forms.restaurant, regionId, nearBytouristAttractionIds: near },
    services: { ...forms.service, regionId },
    ads: forms.ad,
    reports: {},
    notices: {
      kind: 'danger',
      content: 'Take the road by Otur.',
      listing: { kind: 'places', id: placeId },
      startDate: '2026-07-01',
      endDate: '2026-07-20',
    },
  };
  return { ...ofKind[table], [kinds[table].title]: title };
}
