import { expect, vi } from 'vitest';

import type { Pool } from '#db/sql.ts';

/** Resolves as soon as so many connections to this database wait for a lock that another holds. */
export const lockWaits = (sql: Pool, count = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(count);
    },
    { timeout: 30_000 },
  );
