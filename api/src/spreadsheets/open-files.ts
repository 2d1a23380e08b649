import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { type DataFile, type DataTable, dataFilesOf } from '@helpdesk/contract/open-data/data-files';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';

import { openCsv } from './open-csv.ts';
import { geoJsonOf } from './open-geojson.ts';
import { jsonLdOf } from './open-json-ld.ts';

/** Of the site that is here. */
export const openFiles = (): readonly DataFile[] => dataFilesOf(openData.fileName);

interface Asked {
  readonly rows: CatalogueRows;
  readonly origin: string;
  /** ISO 8601 in UTC. */
  readonly changedAt: string | null;
  /** `YYYY-MM-DD` in the region. */
  readonly today: string;
}

/** How many rows a file of the dataset holds. */
export function rowsOfFile({ table }: DataFile, rows: CatalogueRows): number {
  const tables: readonly DataTable[] = table ? [table] : listingKinds;
  return tables.reduce((sum, each) => sum + rows[each].length, 0);
}

/** A file of the dataset, in parts. */
export function makeOpenFile(file: DataFile, { rows, origin, changedAt, today }: Asked): Generator<string> {
  const about = { title: site.name.en, licence: openData.licence.url, changedAt };
  if (file.table) return openCsv(rows, file.table, origin);
  return file.type === 'application/geo+json' ? geoJsonOf(rows, origin, about) : jsonLdOf(rows, origin, today, about);
}
