import { placeCalls } from '@helpdesk/contract/calls/places';
import type { resortDetail } from '@helpdesk/contract/calls/resorts';
import { useQueries } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import type { Near } from '#admin/shell/view-modal.tsx';
import { request } from '#sync/request.ts';

/**
 * The attractions near an accommodation. Where its detail holds only their ids, each is read by itself; one whose answer
 * has no true status is left out (product 10.4).
 */
export function useAttractions(resort: z.infer<typeof resortDetail>): readonly Near[] {
  const missing = resort.nearByTouristAttractions.length === 0 ? resort.nearbyAttractionIds : [];
  const read = useQueries({
    queries: missing.map((id) => ({
      queryKey: [placeCalls.one.path, { id }, {}],
      queryFn: async () => {
        const response = await request(placeCalls.one, { params: { id } });
        return response.state === 'ok' ? response.result : null;
      },
    })),
  });
  return missing.length === 0 ? resort.nearByTouristAttractions : read.flatMap(({ data }) => data ?? []);
}
