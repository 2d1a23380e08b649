import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { readMigrations } from '#db/migrations.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import type { Storages } from '#storage/storage.ts';
import { archiveOf, type BackupHeader, type Piece } from './archive.ts';
import { columnsOf, countRows, rowsOf } from './tables.sql.ts';

const rowsAtOnce = 100;

/** What of files cannot be made again. */
const backedUpSorts = ['images', 'reports'] as const;

/** Uploaded pictures and reports, by their sort and name. Their names say what is in them. */
export const storedFile = /^(images|reports)\/([a-z0-9-]+\.(?:webp|jpg|pdf))$/;

/**
 * Writes everything that cannot be made again into one file: the tables as they stand at one moment, while a server may
 * go on writing, and the uploaded files. It is there whole or not at all.
 * @throws StartProblem when the file exists, or the database was never used
 */
export async function writeBackup(sql: Pool, storages: Storages, file: string, now: Date): Promise<BackupHeader & { bytes: number }> {
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
      const files = await filesIn(storages);
      const head = { helpdeskBackup: 1 as const, madeAt: now.toISOString(), ...tables, files: files.length };
      await pipeline(archiveOf(head, piecesOf(tx, head.tables, storages, files)), createGzip(), target);
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

async function* piecesOf(tx: Sql, tables: BackupHeader['tables'], storages: Storages, files: readonly BackupFile[]): AsyncGenerator<Piece> {
  for (const name of Object.keys(tables)) {
    for await (const rows of rowsOf(tx, name, rowsAtOnce))
      yield { of: 'table', name, bytes: Buffer.from(rows.map(({ row }) => `${row}\n`).join('')) };
  }
  for (const { sort, name } of files) {
    // A report may have been deleted a moment ago.
    const bytes = await storages[sort].read(name);
    if (bytes) yield { of: 'file', name: `${sort}/${name}`, bytes: Buffer.from(bytes) };
  }
}

interface BackupFile {
  readonly sort: (typeof backedUpSorts)[number];
  readonly name: string;
}

async function filesIn(storages: Storages): Promise<BackupFile[]> {
  const sorts = backedUpSorts.map(async (sort) => (await storages[sort].list()).map(({ name }) => ({ sort, name })));
  return (await Promise.all(sorts)).flat().filter(({ sort, name }) => storedFile.test(`${sort}/${name}`));
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
