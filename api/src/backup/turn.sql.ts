import type { Sql } from '#db/sql.ts';

/**
 * Takes the turn to make the backup of a scheduled moment, unless it is there and verified, or a server took the turn since `from`. What was noted of
 * later than now is of a clock that was wrong.
 */
export async function takeBackupTurn(sql: Sql, due: Date, now: Date, from: Date): Promise<boolean> {
  const taken = await sql`
    UPDATE backup_turn SET tried_at = ${now}, due_at = ${due}
    WHERE (due_at IS NULL OR due_at < ${due} OR due_at > ${now} OR verified_at IS NULL OR verified_at < ${due} OR verified_at > ${now})
      AND (tried_at IS NULL OR tried_at <= ${from} OR tried_at > ${now}) RETURNING only_row`;
  return taken.length > 0;
}

export async function noteBackup(sql: Sql, madeAt: Date, bytes: number): Promise<void> {
  await sql`UPDATE backup_turn SET made_at = ${madeAt}, bytes = ${bytes}, problem = 'not verified yet'`;
}

/** The one that was noted last is whole. */
export async function noteVerified(sql: Sql): Promise<void> {
  await sql`UPDATE backup_turn SET verified_at = made_at, problem = NULL`;
}

export async function noteBackupProblem(sql: Sql, problem: string): Promise<void> {
  await sql`UPDATE backup_turn SET problem = ${problem}`;
}

/** Of the last one; null before there is any. */
export async function readLastBackup(sql: Sql): Promise<{ readonly madeAt: Date | null; readonly bytes: number | null }> {
  const [last] = await sql<[{ madeAt: Date | null; bytes: number | null }]>`SELECT made_at AS "madeAt", bytes FROM backup_turn`;
  return last;
}
