import type { ListingInput } from '@helpdesk/contract/calls/listing-calls';
import { daysToCome } from '@helpdesk/contract/kinds/days-to-come';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { oddMove } from '@helpdesk/contract/rules/map/odd-point';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { deleteRow, readRow } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { type FieldMessage, found, refuseFields } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';
import { confirmTranslations } from './confirm-translations.sql.ts';
import type { Pictures } from './known-pictures.ts';
import { listingRow } from './listing-row.ts';
import { pointsOfOthers, slugsOfOthers } from './listings.sql.ts';
import { notFound } from './messages.ts';
import { refusedFields } from './refused-fields.ts';
import { addedBefore, refuseStale } from './stale-write.ts';

/**
 * The question about a point that is odd. A call that names no coordinates is not asked: it may know nothing of them, and takes the
 * point as its map link has it.
 */
async function askedOfPoint(
  tx: Sql,
  input: ListingInput,
  row: Omit<ListingRow, 'seq'>,
  existing: ListingRow | undefined,
): Promise<Record<string, FieldMessage>> {
  const isSilent = input.latitude === undefined && input.longitude === undefined;
  if (isSilent || input.pointConfirmed) return {};
  const odd = oddMove(row, existing, await pointsOfOthers(tx, row._id));
  return odd ? { latitude: odd } : {};
}

/** The writes of one kind, each a catalogue change of its own. `by`: see `writeCatalogue`; `version` is the seq that the writer has seen, `today` the region's day. */
export function listingWrites(sql: Pool, kind: ListingKind, pictures: Pictures, today: () => string) {
  async function existingRow(tx: Sql, id: string, version: ExpectedVersions): Promise<ListingRow> {
    const existing = found(await readRow(tx, kind, id), notFound(kind));
    await refuseStale(tx, kind, existing, version);
    return existing;
  }

  async function put(tx: Sql, id: string, input: ListingInput, existing?: ListingRow): Promise<void> {
    const taken = await slugsOfOthers(tx, kind, id, [input.name, input.slug ?? input.name]);
    const row = listingRow(kind, id, input, existing, taken);
    const early = daysToCome(kind, row, today()).map((name): [string, FieldMessage] => [name, 'error_day_to_come']);
    refuseFields({
      ...Object.fromEntries(early),
      ...(await askedOfPoint(tx, input, row, existing)),
      ...(await refusedFields(tx, kind, pictures, row)),
    });
    await putRows(tx, kind, [row]);
    await confirmTranslations(tx, kind, id, input.stillRight);
  }

  return {
    /** One that is there under this id was added by the same call before: it becomes what is said now. */
    add: (by: string, id: string, input: ListingInput): Promise<void> =>
      writeCatalogue(sql, async (tx) => put(tx, id, input, await addedBefore(tx, kind, id, by)), by),
    change: (by: string, id: string, input: ListingInput, version?: ExpectedVersions): Promise<void> =>
      writeCatalogue(sql, async (tx) => put(tx, id, input, await existingRow(tx, id, version)), by),
    setPopular: (by: string, id: string, popular: boolean, version?: ExpectedVersions): Promise<void> =>
      writeCatalogue(sql, async (tx) => putRows(tx, kind, [{ ...(await existingRow(tx, id, version)), popular }]), by),
    remove: (by: string, id: string, version?: ExpectedVersions): Promise<void> =>
      writeCatalogue(
        sql,
        async (tx) => {
          await existingRow(tx, id, version);
          await deleteRow(tx, kind, id);
        },
        by,
      ),
  };
}
