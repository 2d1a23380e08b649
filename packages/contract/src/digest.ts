import { type CatalogueTable, catalogueTables } from './fixed-sets.ts';

/** What identifies a row's version; the digest is made of these. */
export type RowVersions = Readonly<Record<CatalogueTable, readonly { readonly _id: string; readonly seq: number }[]>>;

/**
 * Hash over (table, id, seq) of all rows, whatever their order: two copies with equal digests hold the same rows.
 * FNV-1a of each row in two halves, added up, so that neither side sorts. 16 hexadecimal digits.
 */
export function catalogueDigest(rows: RowVersions): string {
  let low = 0;
  let high = 0;
  for (const table of catalogueTables) {
    for (const { _id, seq } of rows[table]) {
      low = (low + fnv1a(`${table} ${_id} ${seq}`, 0x811c9dc5)) >>> 0;
      high = (high + fnv1a(`${seq} ${_id} ${table}`, 0x01000193)) >>> 0;
    }
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
