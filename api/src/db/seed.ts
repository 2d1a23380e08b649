import { basename } from 'node:path';
import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { sampleFiles, sampleRegion } from '@helpdesk/sample-data/sample-region';

import type { NewRow } from './catalogue-tables.ts';
import { putRows, writeCatalogue } from './catalogue-write.sql.ts';
import { readClock } from './clock.sql.ts';
import type { Pool } from './sql.ts';

/** A table that the sample region lacks is a type error. */
const sampleRows: { readonly [Kind in CatalogueTable]: readonly NewRow<Kind>[] } = {
  ...sampleRegion,
  reports: sampleRegion.reports.map((report) => ({ ...report, storedAs: basename(sampleFiles.reportFiles[report._id]?.pathname ?? '') })),
};

/**
 * Fills a database whose catalogue was never written with the sample region, in one catalogue change. A catalogue that
 * an administrator has emptied stays empty.
 * @returns whether it did
 */
export async function seedWhenEmpty(sql: Pool): Promise<boolean> {
  const { seq } = await readClock(sql);
  if (seq > 0) return false;
  return writeCatalogue(sql, async (tx, ownSeq) => {
    // Another server that starts on the same database was quicker.
    if (ownSeq > 1) return false;
    const put = <Kind extends CatalogueTable>(kind: Kind) => putRows(tx, kind, sampleRows[kind]);
    for (const kind of catalogueTables) await put(kind);
    return true;
  });
}
