import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { m } from '@helpdesk/words/messages';

import { categoriesInWords } from '#listings/category-label.ts';
import { typeWords } from '#listings/service-types.ts';

/** What a listing is, where its kind says more than its name; empty for a place. */
export function tagsOf(listing: ListingRow): string {
  if ('type' in listing)
    return [typeWords[listing.type].label(), listing.everywhere && m.services_everywhere()].filter(Boolean).join(' · ');
  return 'categories' in listing ? categoriesInWords(listing) : '';
}
