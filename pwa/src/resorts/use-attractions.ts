import { placeCalls } from '@helpdesk/contract/places';
import type { resortDetail } from '@helpdesk/contract/resorts';
import { useQueries } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import type { Near } from '#admin/view-modal.tsx';
import { ask } from '#sync/ask.ts';

/**
 * The attractions near an accommodation. Where its detail holds only their ids, each is read by itself; one whose answer
 * has no true status is left out (spec section 4 "Resort view").
 */
export function useAttractions(resort: z.infer<typeof resortDetail>): readonly Near[] {
  const missing = resort.nearByTouristAttractions.length === 0 ? resort.nearbyAttractionIds : [];
  const read = useQueries({
    queries: missing.map((id) => ({
      queryKey: [placeCalls.one.path, { id }, {}],
      queryFn: async () => {
        const said = await ask(placeCalls.one, { params: { id } });
        return said.state === 'ok' ? said.result : null;
      },
    })),
  });
  return missing.length === 0 ? resort.nearByTouristAttractions : read.flatMap(({ data }) => data ?? []);
}
