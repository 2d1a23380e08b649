import type { Sql } from '#db/sql.ts';
import type { FieldMessage } from '#http/problem.ts';

/** Which picture addresses a row may hold. */
export interface Pictures {
  /** What is to be said of a row's pictures; nothing when all are there. From here on those uploaded count as used. */
  refusal(tx: Sql, addresses: readonly string[]): Promise<FieldMessage | undefined>;
  /** Those that are not there; notes nothing. */
  unknown(sql: Sql, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The sample region's pictures and those that were uploaded (decision W17). */
export const knownPictures = (samples: ReadonlySet<string>): Pictures => ({
  async refusal(tx, addresses) {
    const uploaded = [...new Set(addresses)].filter((address) => !samples.has(address));
    // Noting the use locks the pictures: none of them is collected before this transaction ends.
    const noted = await tx`UPDATE picture SET last_used_at = now() WHERE address = ANY (${uploaded})`;
    return noted.count === uploaded.length ? undefined : 'error_picture_address';
  },
  async unknown(sql, addresses) {
    const uploaded = [...new Set(addresses)].filter((address) => !samples.has(address));
    const known = await sql<{ address: string }[]>`SELECT address FROM picture WHERE address = ANY (${uploaded})`;
    const there = new Set(known.map(({ address }) => address));
    return new Set(uploaded.filter((address) => !there.has(address)));
  },
});
