import type { RegionRow } from '@helpdesk/contract/rows';

import { textsOf } from '#catalogue/texts.ts';
import { Text } from '#ui/text.tsx';

/** The small line under a listing's name: what it is, and where. */
export function ListingMeta({ region, tags }: { region?: RegionRow; tags?: string }) {
  return (
    <>
      {tags}
      {tags && region && ' · '}
      {region && <Text of={textsOf(region).name} />}
    </>
  );
}
