import type { ListingChange } from '@helpdesk/contract/calls/managed/change-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { resortCategories, restaurantCategories } from '@helpdesk/contract/rules/fixed-sets';
import { serviceTypes } from '@helpdesk/contract/rules/service-types';

import { unknownIds } from '#db/catalogue-rows.sql.ts';
import type { Sql } from '#db/sql.ts';
import { refuseFields } from '#http/problem.ts';

const ownSets: { readonly [Kind in Exclude<ListingKind, 'places'>]: readonly string[] } = {
  resorts: resortCategories,
  restaurants: restaurantCategories,
  services: serviceTypes,
};

/** Refuses a change to what there is not: a region or category that went, or what is not of the kind's own set. */
export async function refuseUnknown(sql: Sql, kind: ListingKind, change: ListingChange): Promise<void> {
  if (change.what === 'region' && (await unknownIds(sql, 'regions', [change.regionId])).length > 0)
    refuseFields({ regionId: 'error_gone' });
  if (change.what !== 'category') return;
  const { category } = change;
  const isKnown = kind === 'places' ? (await unknownIds(sql, 'categories', [category])).length === 0 : ownSets[kind].includes(category);
  if (!isKnown) refuseFields({ category: 'error_gone' });
}
