import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deletedKeptDays } from '@helpdesk/contract/history';

import { forgetDeletedBefore } from '#db/row-versions.ts';
import type { Pool, Sql } from '#db/sql.ts';

/**
 * Forgets rows that went 30 days ago and more, and the PDFs that no report is made of any more. Takes the clock first, as
 * every writer does: nobody restores one meanwhile.
 * @param directory where PDFs lie
 */
export async function forgetDeleted(sql: Pool, directory: string, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT FROM sync_clock FOR UPDATE`;
    const files = await forgetDeletedBefore(tx, new Date(now.getTime() - deletedKeptDays * 24 * 3_600_000));
    for (const file of files) if (!(await isStoredFileUsed(tx, file))) await rm(join(directory, file), { force: true });
  });
}

async function isStoredFileUsed(tx: Sql, file: string): Promise<boolean> {
  const [row] = await tx<[{ used: boolean }]>`SELECT EXISTS (SELECT FROM row_version WHERE row ->> 'stored_as' = ${file}) AS used`;
  return row.used;
}
