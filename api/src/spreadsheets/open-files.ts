import { createHash } from 'node:crypto';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { type DataFile, type DataTable, dataFilesOf } from '@helpdesk/contract/open-data/data-files';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';

import { openCsv } from './open-csv.ts';
import { geoJsonOf } from './open-geojson.ts';
import { jsonLdOf } from './open-json-ld.ts';

/** Of a file as it is, not packed for the way. */
export interface OpenFileSize {
  readonly rows: number;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

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

/** A file of the dataset. */
export function makeOpenFile(file: DataFile, { rows, origin, changedAt, today }: Asked): OpenFileSize & { readonly text: string } {
  const about = { title: site.name.en, licence: openData.licence.url, changedAt };
  const text = file.table
    ? openCsv(rows, file.table, origin)
    : file.type === 'application/geo+json'
      ? geoJsonOf(rows, origin, about)
      : jsonLdOf(rows, origin, today, about);
  const tables: readonly DataTable[] = file.table ? [file.table] : listingKinds;
  const count = tables.reduce((sum, table) => sum + rows[table].length, 0);
  const bytes = Buffer.from(text);
  return { text, rows: count, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
