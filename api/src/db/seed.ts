import { basename } from 'node:path';
import { sampleFiles, sampleRegion } from '@helpdesk/sample-data/sample-region';

import { putRows, writeCatalogue } from './catalogue-write.ts';
import type { Pool } from './sql.ts';

/**
 * Fills a database whose catalogue was never written with the sample region, in one catalogue change. A catalogue that
 * an administrator has emptied stays empty.
 * @returns whether it did
 */
export async function seedWhenEmpty(sql: Pool): Promise<boolean> {
  const [{ seq }] = await sql<[{ seq: number }]>`SELECT seq FROM sync_clock`;
  if (seq > 0) return false;
  return writeCatalogue(sql, async (tx, ownSeq) => {
    // Another server that starts on the same database was quicker.
    if (ownSeq > 1) return false;
    await putRows(tx, 'categories', sampleRegion.categories);
    await putRows(tx, 'regions', sampleRegion.regions);
    await putRows(tx, 'places', sampleRegion.places);
    await putRows(tx, 'resorts', sampleRegion.resorts);
    await putRows(tx, 'restaurants', sampleRegion.restaurants);
    await putRows(tx, 'ads', sampleRegion.ads);
    await putRows(
      tx,
      'reports',
      sampleRegion.reports.map((report) => ({ ...report, storedAs: basename(sampleFiles.reportFiles[report._id]?.pathname ?? '') })),
    );
    await putRows(tx, 'notices', sampleRegion.notices);
    return true;
  });
}
