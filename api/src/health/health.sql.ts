import type { Sql } from '#db/sql.ts';

const patienceMs = 2_000;

/** Whether the database answers a query within 2 seconds. */
export async function databaseAnswers(sql: Sql): Promise<boolean> {
  const asked = sql`SELECT 1`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = asked.then(
    () => true,
    () => false,
  );
  const answers = await Promise.race([answered, late]);
  clearTimeout(timer);
  return answers;
}
