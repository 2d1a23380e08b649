import type { ListingSort } from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { groupLabel } from './listing-groups.ts';

/** What the column that a list is ordered by is called; the last change has no column of its own. */
export const sortWords: { readonly [Sort in ListingSort]: (kind: ListingKind) => string } = {
  name: () => m.admin_field_name(),
  region: () => m.admin_field_region(),
  category: groupLabel,
  checkedOn: () => m.admin_field_checked_on(),
  bytes: () => m.admin_list_size(),
  needs: () => m.admin_list_needs(),
  changed: () => m.admin_list_changed(),
};

/** The columns with a heading that orders, as they stand in a row. */
export const sortedColumns = ['name', 'region', 'category', 'checkedOn', 'bytes', 'needs'] as const satisfies readonly ListingSort[];
