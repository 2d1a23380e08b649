import { randomUUID } from 'node:crypto';
import { kinds, type ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListingInput } from '@helpdesk/contract/listing-calls';
import type { ListingRow } from '@helpdesk/contract/rows';

import { deleteRow, readRow } from '#db/catalogue-rows.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { found, refuseFields } from '#http/problem.ts';
import type { Pictures } from './known-pictures.ts';
import { listingRow } from './listing-row.ts';
import { notFound } from './messages.ts';
import { refusedFields } from './refused-fields.ts';
import { refuseUnseen } from './seen.ts';
import { markStillRight } from './still-right.ts';

/** The writes of one kind, each a catalogue change of its own. `by`: see `writeCatalogue`; `version` is the seq that the writer has seen. */
export function listingWrites(sql: Pool, kind: ListingKind, pictures: Pictures) {
  async function keptRow(tx: Sql, id: string, version: number | undefined): Promise<ListingRow> {
    const kept = found(await readRow(tx, kind, id), notFound(kind));
    await refuseUnseen(tx, kind, kept, version);
    return kept;
  }

  async function put(tx: Sql, id: string, input: ListingInput, kept?: ListingRow): Promise<void> {
    const row = listingRow(kind, id, input, kept, await slugsOfOthers(tx, kind, id));
    refuseFields(await refusedFields(tx, kind, pictures, row));
    await putRows(tx, kind, [row]);
    await markStillRight(tx, kind, id, input.stillRight);
  }

  return {
    add: (by: string, input: ListingInput): Promise<string> =>
      writeCatalogue(
        sql,
        async (tx) => {
          const id = randomUUID();
          await put(tx, id, input);
          return id;
        },
        by,
      ),
    change: (by: string, id: string, input: ListingInput, version?: number): Promise<void> =>
      writeCatalogue(sql, async (tx) => put(tx, id, input, await keptRow(tx, id, version)), by),
    setPopular: (by: string, id: string, popular: boolean, version?: number): Promise<void> =>
      writeCatalogue(sql, async (tx) => putRows(tx, kind, [{ ...(await keptRow(tx, id, version)), popular }]), by),
    remove: (by: string, id: string, version?: number): Promise<void> =>
      writeCatalogue(
        sql,
        async (tx) => {
          await keptRow(tx, id, version);
          await deleteRow(tx, kind, id);
        },
        by,
      ),
  };
}

export async function slugsOfOthers(tx: Sql, kind: ListingKind, id: string): Promise<Set<string>> {
  const rows = await tx<{ slug: string }[]>`SELECT slug FROM ${tx(kinds[kind].table)} WHERE id <> ${id}`;
  return new Set(rows.map(({ slug }) => slug));
}
