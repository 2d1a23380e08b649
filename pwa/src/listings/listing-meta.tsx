import type { RegionRow } from '@helpdesk/contract/sync/rows';

import { textsOf } from '#catalogue/texts.ts';
import { Text } from '#ui/page/text.tsx';

/** The small line under a listing's name: what it is, and where. */
export function ListingMeta({ region, tags }: { region?: Pick<RegionRow, 'name' | 'translations'>; tags?: string }) {
  return (
    <>
      {tags}
      {tags && region && ' · '}
      {region && <Text of={textsOf(region).name} />}
    </>
  );
}
