import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

import { buildCatalogue } from '#catalogue/build-catalogue.ts';

const stamped = Object.entries(sampleRegion).map(([table, rows]) => [table, rows.map((row) => ({ ...row, seq: 1 }))]);

/** For tests: the sample region as a phone holds it. */
export const sampleCatalogue = buildCatalogue({ epoch: 'test', seq: 1 }, Object.fromEntries(stamped) as CatalogueRows);
