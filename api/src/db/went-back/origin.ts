import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from '#db/sql.ts';
import { readServerHistory, takeOrigin } from './origin.sql.ts';

/**
 * Looks whether the rows are those that were there at the last start: on the same server, in the same history, in the same
 * folder. Another copy may be an older one, so it takes a new epoch, and phones start over.
 * @param dataDir of an embedded server
 * @returns whether it is another copy
 */
export async function noticeOtherCopy(sql: Pool, dataDir: string | undefined): Promise<boolean> {
  const folder = dataDir && (await stat(join(dataDir, 'postgres', 'PG_VERSION')).catch(() => undefined));
  const origin = [await readServerHistory(sql), folder ? `${folder.ino} ${folder.birthtimeMs}` : ''].join(' ').trim();
  return takeOrigin(sql, origin);
}
