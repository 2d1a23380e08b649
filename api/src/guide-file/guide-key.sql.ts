import type { Sql } from '#db/sql.ts';

/**
 * The key of this database.
 * @param proposed kept where there is none yet
 */
export async function readGuideKey(sql: Sql, proposed: Buffer): Promise<Buffer> {
  await sql`INSERT INTO guide_key (private_key) VALUES (${proposed}) ON CONFLICT DO NOTHING`;
  const [row] = await sql<[{ privateKey: Buffer }]>`SELECT private_key AS "privateKey" FROM guide_key`;
  return row.privateKey;
}
