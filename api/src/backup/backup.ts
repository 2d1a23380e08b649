import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { readMigrations } from '#db/migrations.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { archiveOf, type BackupHeader, type Piece } from './archive.ts';
import { columnsOf, countRows, rowsOf } from './tables.sql.ts';

const rowsAtOnce = 100;

/** Uploaded pictures and reports, by their place below the data directory. Their names say what is in them. */
export const storedFile = /^(images|reports)\/[a-z0-9-]+\.(webp|jpg|pdf)$/;

/**
 * Writes everything that cannot be made again into one file: the tables as they stand at one moment, while a server may
 * go on writing, and the uploaded files. It is there whole or not at all.
 * @throws StartProblem when the file exists, or the database was never used
 */
export async function writeBackup(sql: Pool, dataDir: string, file: string, now: Date): Promise<BackupHeader & { bytes: number }> {
  await access(file).then(
    () => {
      throw new StartProblem(`${file} exists already; nothing was written.`);
    },
    () => {},
  );
  const temporary = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    // What visitors sent is in it: nobody else on this machine may read it.
    const target = createWriteStream(temporary, { mode: 0o600 });
    const header = await sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => {
      const tables = await describe(tx);
      // Listed after the moment that the tables show: what their rows name is there.
      const files = await filesIn(dataDir);
      const head = { helpdeskBackup: 1 as const, madeAt: now.toISOString(), ...tables, files: files.length };
      await pipeline(archiveOf(head, piecesOf(tx, head.tables, dataDir, files)), createGzip(), target);
      return head;
    });
    await flush(temporary);
    await rename(temporary, file);
    return { ...header, bytes: (await stat(file)).size };
  } finally {
    await rm(temporary, { force: true });
  }
}

async function describe(tx: Sql): Promise<Pick<BackupHeader, 'migrations' | 'tables' | 'counts'>> {
  const migrations = await readMigrations(tx);
  if (migrations.length === 0) throw new StartProblem('This database was never used: there is nothing to back up.');
  const tables = await columnsOf(tx);
  const counts: Record<string, number> = {};
  for (const name of Object.keys(tables)) counts[name] = await countRows(tx, name);
  return { migrations, tables, counts };
}

async function* piecesOf(tx: Sql, tables: BackupHeader['tables'], dataDir: string, files: readonly string[]): AsyncGenerator<Piece> {
  for (const name of Object.keys(tables)) {
    for await (const rows of rowsOf(tx, name, rowsAtOnce))
      yield { of: 'table', name, bytes: Buffer.from(rows.map(({ row }) => `${row}\n`).join('')) };
  }
  for (const name of files) {
    // A report may have been deleted a moment ago.
    if (!existsSync(join(dataDir, name))) continue;
    for await (const bytes of createReadStream(join(dataDir, name))) yield { of: 'file', name, bytes };
  }
}

async function filesIn(dataDir: string): Promise<string[]> {
  const folders = ['images', 'reports'].map(async (folder) =>
    (await readdir(join(dataDir, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
  );
  return (await Promise.all(folders)).flat().filter((name) => storedFile.test(name));
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
