import type { adAnswer } from '@helpdesk/contract/calls/ads';
import type * as z from 'zod/mini';

import type { Sql } from '#db/sql.ts';

/** Every published ad with its contact number, priority 1 first; dates decide on the client who sees it (product 5.8). */
export async function readAds(sql: Sql): Promise<z.infer<typeof adAnswer>[]> {
  return sql<z.infer<typeof adAnswer>[]>`
    SELECT id AS _id, seq AS version, title, target_url AS "targetURL", contact_number AS "contactNumber", priority,
      start_date AS "startDate", end_date AS "endDate", images, translations
    FROM ad WHERE NOT unpublished ORDER BY priority, title COLLATE "C", id COLLATE "C"`;
}
