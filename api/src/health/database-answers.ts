import { isReachable } from '#db/server.sql.ts';
import type { Sql } from '#db/sql.ts';

const timeoutMs = 2_000;

/** Whether the database answers a query within 2 seconds. */
export async function databaseAnswers(sql: Sql): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answers = await Promise.race([isReachable(sql), timeout]);
  clearTimeout(timer);
  return answers;
}
