import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { listed } from '#db/listed.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { type BackupHeader, openArchive, type Piece } from './archive.ts';
import { storedFile } from './backup.ts';
import { backedUp, columnsOf, leftOut, migrationsOf } from './tables.ts';

/** Reads a backup to its end. @throws StartProblem when it is damaged */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const { header, pieces } = await openArchive(file);
  for await (const { of, name } of pieces) {
    const known = of === 'file' ? storedFile.test(name) : name in header.tables && backedUp.some((table) => table === name);
    if (!known) throw new StartProblem(`${file} holds ${name}, which no backup of ours does; nothing was restored.`);
  }
  return header;
}

/** Whether anything would be lost: a catalogue, what visitors sent, or somebody who can log in. */
export async function isInUse(sql: Sql): Promise<boolean> {
  const [{ used }] = await sql<[{ used: boolean }]>`
    SELECT seq > 0 OR EXISTS (SELECT FROM enquiry) OR EXISTS (SELECT FROM administrator) AS used FROM sync_clock`;
  return used;
}

/**
 * Puts a backup in the place of all that the database holds, in one transaction. Rows keep their seq and their keys; the
 * epoch is new, so that no phone takes what it has for the same state. The triggers rest meanwhile: they would stamp
 * rows and bury those that go.
 * @throws StartProblem when the backup is damaged, or of another version's tables; then nothing has changed
 */
export async function restoreBackup(sql: Pool, dataDir: string, file: string): Promise<BackupHeader> {
  await checkBackup(file);
  const { header, pieces } = await openArchive(file);
  await sql.begin(async (tx) => {
    await tx`SET LOCAL lock_timeout = '10s'`;
    refuseOtherShape(header, await migrationsOf(tx), await columnsOf(tx));
    await withoutTriggers(tx, async () => {
      for (const name of [...leftOut, ...[...backedUp].reverse()]) await tx`DELETE FROM ${tx(name)}`;
      await fill(tx, header, pieces, dataDir);
      await tx`UPDATE sync_clock SET epoch = gen_random_uuid()`;
    });
    await countOn(tx);
  });
  return header;
}

function refuseOtherShape({ migrations, tables }: BackupHeader, own: BackupHeader['migrations'], columns: BackupHeader['tables']): void {
  const isSame = JSON.stringify([migrations, tables]) === JSON.stringify([own, columns]);
  if (isSame) return;
  const [of, here] = [migrations.at(-1)?.name, own.at(-1)?.name];
  throw new StartProblem(
    `The backup is of a version whose last migration is ${of}, and here it is ${here}. Restore it with the version that made it; a newer one brings the data up to date when it starts.`,
  );
}

async function withoutTriggers(tx: Sql, work: () => Promise<void>): Promise<void> {
  for (const name of backedUp) await tx`ALTER TABLE ${tx(name)} DISABLE TRIGGER USER`;
  await work();
  for (const name of backedUp) await tx`ALTER TABLE ${tx(name)} ENABLE TRIGGER USER`;
}

/** Puts piece after piece where it belongs. A file's name says what is in it: one that is there is the same. */
async function fill(tx: Sql, { tables }: BackupHeader, pieces: AsyncIterable<Piece>, dataDir: string): Promise<void> {
  let writing: { readonly path: string; readonly handle: FileHandle } | undefined;
  const finish = async () => {
    if (!writing) return;
    const { path, handle } = writing;
    writing = undefined;
    await handle.sync().finally(() => handle.close());
    await rename(asideOf(path), path);
  };
  try {
    for await (const { of, name, bytes } of pieces) {
      const path = join(dataDir, name);
      if (of === 'table') await putLines(tx, name, tables[name] ?? [], bytes);
      else {
        if (writing?.path !== path) {
          await finish();
          await mkdir(dirname(path), { recursive: true });
          writing = { path, handle: await open(asideOf(path), 'w') };
        }
        await writing.handle.writeFile(bytes);
      }
    }
    await finish();
  } finally {
    await writing?.handle.close();
  }
}

const asideOf = (path: string): string => `${path}.part`;

/** As they were, with the numbers that the database gave them. */
async function putLines(tx: Sql, name: string, columns: readonly string[], lines: Buffer): Promise<void> {
  const written = listed(
    tx,
    columns.map((column) => tx`${tx(column)}`),
  );
  const rows = `[${lines.toString().trimEnd().replaceAll('\n', ',')}]`;
  await tx`
    INSERT INTO ${tx(name)} (${written}) OVERRIDING SYSTEM VALUE
    SELECT ${written} FROM jsonb_populate_recordset(NULL::${tx(name)}, ${rows}::text::jsonb)`;
}

/** New rows go on counting after the restored ones. */
async function countOn(tx: Sql): Promise<void> {
  const counted = await tx<{ name: string; column: string }[]>`
    SELECT table_name AS name, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES' AND table_name = ANY (${[...backedUp]})`;
  for (const { name, column } of counted) {
    const [{ next }] = await tx<[{ next: number }]>`SELECT coalesce(max(${tx(column)}), 0) + 1 AS next FROM ${tx(name)}`;
    await tx`ALTER TABLE ${tx(name)} ALTER COLUMN ${tx(column)} RESTART WITH ${tx.unsafe(`${next}`)}`;
  }
}
