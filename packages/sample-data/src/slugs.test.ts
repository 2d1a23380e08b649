import { slugOf } from '@helpdesk/contract/rules/new-slug';
import { findBySlug } from '@helpdesk/contract/rules/slug';
import { expect, test } from 'vitest';

import { sampleRegion } from './sample-region.ts';

// By the first-segment rule alone 12 of the 74 real places could never be opened (decision 016).
test.each(['places', 'resorts', 'restaurants', 'services'] as const)('every one of the %s opens by its own slug', (kind) => {
  const listings = sampleRegion[kind];
  for (const row of listings) expect(findBySlug<(typeof listings)[number]>(listings, slugOf(row.name))).toEqual({ row, by: 'slug' });
});
