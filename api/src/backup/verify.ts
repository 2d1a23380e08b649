import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool/connect.ts';
import type { Pool } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { openStorages } from '#storage/open-storage.ts';
import { openArchive } from './archive.ts';
import { bytesOf } from './file-bytes.ts';
import { arrayOf, restoreBackup } from './restore.ts';
import { digestOfRows, digestOfTable } from './tables.sql.ts';

/** What a restore changes on purpose (`what-stays.sql.ts`); the rest of these rows has to be the same. */
const changedByRestore: Readonly<Record<string, readonly string[]>> = {
  sync_clock: ['epoch', 'origin'],
  administrator: ['changed_at'],
  mail_job: ['done_at', 'given_up', 'last_error'],
};

/** A restore that takes place so long before the backup was made finds nothing that is too old: what is compared is what was written. */
const beforeMs = 30 * 24 * 3_600_000;

/**
 * Puts a backup back as `npm run restore` would, into a PostgreSQL of its own below `folder`, which goes afterwards, and compares every row and file.
 * @throws StartProblem when it is damaged, cannot be put back, or what comes back is something else
 */
export async function verifyBackup(file: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres(folder);
    const sql = connect(server.url, { max: 2 });
    try {
      await migrate(sql);
      await verifyInto(sql, file, folder);
    } finally {
      await sql.end({ timeout: 5 });
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same into an empty database that is there. @param folder where its files come back */
export async function verifyInto(sql: Pool, file: string, folder: string): Promise<void> {
  const { madeAt } = (await openArchive(file)).header;
  await restoreBackup(sql, openStorages({ dataDir: folder }), file, new Date(new Date(madeAt).getTime() - beforeMs));
  const { header, pieces } = await openArchive(file);
  const rows = new Map(Object.keys(header.tables).map((name) => [name, { count: 0, sum: 0n }]));
  const files = new Map<string, number>();
  for await (const { of, name, bytes } of pieces) {
    if (of === 'file') {
      files.set(name, (files.get(name) ?? 0) + bytes.length);
      continue;
    }
    const { count, sum } = await digestOfRows(sql, name, arrayOf(bytes), changedByRestore[name]);
    const before = rows.get(name) ?? { count: 0, sum: 0n };
    rows.set(name, { count: before.count + count, sum: before.sum + sum });
  }
  for (const [name, { count, sum }] of rows) {
    const back = await digestOfTable(sql, name, changedByRestore[name]);
    if (count !== header.counts[name] || back.count !== count || back.sum !== sum)
      throw new StartProblem(`${file} does not come back as it was: the rows of ${name} differ (${back.count} of ${header.counts[name]}).`);
  }
  for (const [name, bytes] of files) {
    if ((await bytesOf(join(folder, name))) !== bytes)
      throw new StartProblem(`${file} does not come back as it was: the file ${name} differs.`);
  }
}
