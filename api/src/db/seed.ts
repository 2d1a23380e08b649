import { basename } from 'node:path';
import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';

import type { NewRow } from './catalogue-tables.ts';
import { putRows, writeCatalogue } from './catalogue-write.sql.ts';
import { readClock } from './clock.sql.ts';
import type { Pool } from './sql.ts';

/** A table that the sample region lacks is a type error. */
type SampleRows = { readonly [Kind in CatalogueTable]: readonly NewRow<Kind>[] };

/** Its texts come once they are needed, which few starts do. */
async function readSampleRows(): Promise<SampleRows> {
  const { sampleRegion, sampleReportFiles } = await import('@helpdesk/sample-data/sample-region');
  const reports = sampleRegion.reports.map((report) => ({ ...report, storedAs: basename(sampleReportFiles[report._id]?.pathname ?? '') }));
  return { ...sampleRegion, reports };
}

/**
 * Fills a database whose catalogue was never written with the sample region, in one catalogue change. A catalogue that
 * an administrator has emptied stays empty.
 * @returns whether it did
 */
export async function seedWhenEmpty(sql: Pool): Promise<boolean> {
  const { seq } = await readClock(sql);
  if (seq > 0) return false;
  const sampleRows = await readSampleRows();
  return writeCatalogue(sql, async (tx, ownSeq) => {
    // Another server that starts on the same database was quicker.
    if (ownSeq > 1) return false;
    const put = <Kind extends CatalogueTable>(kind: Kind) => putRows(tx, kind, sampleRows[kind]);
    for (const kind of catalogueTables) await put(kind);
    return true;
  });
}
