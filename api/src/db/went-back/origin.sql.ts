import type { Pool } from '#db/sql.ts';

/** What PostgreSQL calls itself, and which of its histories it is in: a new one begins with each recovery and failover. */
export async function readServerHistory(sql: Pool): Promise<string> {
  const [known] = await sql<[{ history: string }]>`
    SELECT system_identifier || ' ' || timeline_id AS history FROM pg_control_system(), pg_control_checkpoint()`.catch(
    // Not everybody may ask.
    () => [{ history: '' }],
  );
  return known.history;
}

/** Notes where the rows are; a new epoch when they were elsewhere. @returns whether they were */
export async function takeOrigin(sql: Pool, origin: string): Promise<boolean> {
  const taken = await sql<{ other: boolean }[]>`
    WITH before AS (SELECT origin FROM sync_clock FOR UPDATE)
    UPDATE sync_clock SET origin = ${origin}, epoch = CASE WHEN before.origin IS NULL THEN epoch ELSE gen_random_uuid() END
    FROM before WHERE before.origin IS DISTINCT FROM ${origin} RETURNING before.origin IS NOT NULL AS other`;
  return taken.some(({ other }) => other);
}
