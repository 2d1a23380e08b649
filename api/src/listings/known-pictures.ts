import type { Sql } from '#db/sql.ts';
import type { FieldMessage } from '#http/problem.ts';
import { noteUse, uploadedAmong } from './known-pictures.sql.ts';

/** Which picture addresses a row may hold. */
export interface Pictures {
  /** What is to be said of a row's pictures; nothing when all are there. From here on those uploaded count as used. */
  refusal(tx: Sql, addresses: readonly string[]): Promise<FieldMessage | undefined>;
  /** Those that are not there; notes nothing. */
  unknown(sql: Sql, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The sample region's pictures and those that were uploaded (product 6.8). */
export const knownPictures = (samples: ReadonlySet<string>): Pictures => ({
  async refusal(tx, addresses) {
    const uploaded = [...new Set(addresses)].filter((address) => !samples.has(address));
    return (await noteUse(tx, uploaded)) === uploaded.length ? undefined : 'error_picture_address';
  },
  async unknown(sql, addresses) {
    const uploaded = [...new Set(addresses)].filter((address) => !samples.has(address));
    const known = await uploadedAmong(sql, uploaded);
    return new Set(uploaded.filter((address) => !known.has(address)));
  },
});
