import type { Sql } from '#db/sql.ts';

/** The name of a report and of the PDF that holds it. */
export async function findReportFile(sql: Sql, id: string): Promise<{ name: string; storedAs: string } | undefined> {
  const [report] = await sql<{ name: string; storedAs: string }[]>`
    SELECT name, stored_as AS "storedAs" FROM report WHERE id = ${id}`;
  return report;
}
