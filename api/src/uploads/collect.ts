import { pictureAt, pictureWidths, sharePicture } from '@helpdesk/contract/rules/picture';

import type { Pool } from '#db/sql.ts';
import type { FileStorage } from '#storage/storage.ts';
import { deleteUnusedPicture, noteUsedPictures, unusedPictures } from './pictures.sql.ts';

const keptMs = 30 * 24 * 3_600_000;

/**
 * Deletes uploaded pictures that no row has held for 30 days: phones may show an earlier catalogue, and open forms an
 * earlier row. The sample region's pictures are not uploads and stay.
 * @returns the addresses that went
 */
export async function collectPictures(sql: Pool, storage: FileStorage, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - keptMs);
  await noteUsedPictures(sql, now);
  const gone: string[] = [];
  for (const address of await unusedPictures(sql, since)) {
    // The files go before the row does: what fails is tried again tomorrow.
    await sql.begin(async (tx) => {
      if (!(await deleteUnusedPicture(tx, address, since))) return;
      for (const name of filesOf(address)) await storage.remove(name);
      gone.push(address);
    });
  }
  return gone;
}

const filesOf = (address: string): string[] =>
  [...pictureWidths.map((width) => pictureAt(address, width)), sharePicture(address) ?? []]
    .flat()
    .map((file) => file.slice('/images/'.length));
