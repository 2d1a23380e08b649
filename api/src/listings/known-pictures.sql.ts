import type { Sql } from '#db/sql.ts';

/**
 * Notes that uploaded pictures are used, and so locks them: none is collected before this transaction ends.
 * @returns how many of them there are
 */
export async function noteUse(tx: Sql, addresses: readonly string[]): Promise<number> {
  const noted = await tx`UPDATE picture SET last_used_at = now() WHERE address = ANY (${[...addresses]})`;
  return noted.count;
}

/** Those of the addresses that an uploaded picture has. */
export async function uploadedAmong(sql: Sql, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ address: string }[]>`SELECT address FROM picture WHERE address = ANY (${[...addresses]})`;
  return new Set(rows.map(({ address }) => address));
}
