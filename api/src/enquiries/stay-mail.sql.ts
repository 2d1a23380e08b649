import type { Sql } from '#db/sql.ts';

/** Where a stay or restaurant reads mail; empty: not known. */
export async function readStayMail(sql: Sql, id: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`SELECT email FROM stay_mail WHERE listing_id = ${id}`;
  return row?.email ?? '';
}

/**
 * @param email empty: it is forgotten
 * @returns whether there is such a stay or restaurant
 */
export async function putStayMail(sql: Sql, id: string, email: string): Promise<boolean> {
  const known = await sql`SELECT FROM bookable_listing WHERE id = ${id}`;
  if (known.count === 0) return false;
  if (email === '') await sql`DELETE FROM stay_mail WHERE listing_id = ${id}`;
  else
    await sql`INSERT INTO stay_mail (listing_id, email) VALUES (${id}, ${email})
      ON CONFLICT (listing_id) DO UPDATE SET email = EXCLUDED.email`;
  return true;
}

/** Of stays of which nothing is left, not even a version that could be brought back. */
export async function forgetStrayMails(sql: Sql): Promise<void> {
  await sql`DELETE FROM stay_mail WHERE NOT EXISTS (SELECT FROM bookable_listing WHERE id = listing_id)
    AND NOT EXISTS (SELECT FROM row_version WHERE id = listing_id)`;
}
