import { site } from '@helpdesk/site/site';
import { applyAll, type MigrationFile, readMigrationFiles } from '#db/migrate.ts';
import { type Migration, readMigrations } from '#db/migrations.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { noteFirstSeenTime } from '#db/time/believed-time.sql.ts';
import { judgeTimeIn } from '#db/time/believed-time.ts';
import type { FileSort, Storages } from '#storage/storage.ts';
import { type BackupHeader, openArchive, type Piece } from './archive.ts';
import { storedFile } from './backup.ts';
import {
  columnsOf,
  copyStaged,
  emptyTables,
  insertRows,
  renewEpoch,
  restartIdentities,
  waitAtMost10Seconds,
  withoutTriggers,
  withStaging,
} from './tables.sql.ts';
import { backedUp, notBackedUp } from './tables.ts';
import { eraseAgain, keepAdministrators, keepBounced, keepMailsFromBeingSentTwice, keepWhatStays, readAdmitted } from './what-stays.sql.ts';

/** Reads a backup to its end. @throws StartProblem when it is damaged */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const { header, pieces } = await openArchive(file);
  for await (const { of, name } of pieces) {
    const known = of === 'file' ? storedFile.test(name) : name in header.tables && backedUp.some((table) => table === name);
    if (!known) throw new StartProblem(`${file} holds ${name}, which no backup of ours does; nothing was restored.`);
  }
  return header;
}

/** What a restore did beside filling the tables. */
export interface Restored extends BackupHeader {
  /** Bodies that were erased again. */
  readonly erased: number;
  /** Mails that waited in the backup and are not sent. */
  readonly unsent: number;
  /** Who can log in. */
  readonly admitted: readonly string[];
  /** Whether what is too old was erased, too. */
  readonly isTimeDoubted: boolean;
}

/**
 * Puts a backup of this version or an earlier one in the place of all that the database holds, in one transaction: in a
 * schema of its own it is brought up to date, then it is copied. Rows keep their seq and their keys; the epoch is new, so
 * that no phone takes what it has for the same state. What a backup cannot know stays (`what-stays.sql.ts`).
 * @throws StartProblem when the backup is damaged, or of a newer version; then nothing has changed
 */
export async function restoreBackup(sql: Pool, storages: Storages, file: string, now: Date, migrationsDir?: string): Promise<Restored> {
  await checkBackup(file);
  const files = await readMigrationFiles(migrationsDir);
  const { header, pieces } = await openArchive(file);
  return sql.begin(async (tx): Promise<Restored> => {
    await waitAtMost10Seconds(tx);
    const { before, after } = stepsOf(header, await readMigrations(tx), files);
    const columns = await columnsOf(tx);
    const stage = async () => {
      await applyAll(tx, before);
      refuseOtherTables(header, await columnsOf(tx));
      const tables = Object.keys(header.tables);
      await withoutTriggers(tx, tables, async () => {
        await emptyTables(tx, tables);
        await fill(tx, header, pieces, storages);
      });
      await restartIdentities(tx);
      await applyAll(tx, after);
      await waitAtMost10Seconds(tx);
    };
    const replace = () =>
      withoutTriggers(tx, backedUp, async () => {
        await keepWhatStays(tx);
        await emptyTables(tx, [...backedUp, ...notBackedUp]);
        for (const name of backedUp) await copyStaged(tx, name, columns[name] ?? []);
        await renewEpoch(tx);
        await keepAdministrators(tx, new Date(header.madeAt));
      });
    await withStaging(tx, stage, replace);
    await restartIdentities(tx);
    const unsent = await keepMailsFromBeingSentTwice(tx, now);
    await keepBounced(tx);
    await noteFirstSeenTime(tx, new Date(header.madeAt));
    const { doubt } = await judgeTimeIn(tx, now);
    const sentBefore = new Date(now.getTime() - site.submissionsKeptForDays * 24 * 3_600_000);
    const erased = await eraseAgain(tx, doubt ? null : sentBefore, now);
    return { ...header, erased, unsent, admitted: await readAdmitted(tx), isTimeDoubted: doubt !== undefined };
  });
}

/** The migrations that a backup has been through, and those that the database has besides. */
function stepsOf({ migrations }: BackupHeader, own: readonly Migration[], files: readonly MigrationFile[]) {
  const isSame = (one: Migration | undefined, other: Migration | undefined) =>
    one?.name === other?.name && one?.checksum === other?.checksum;
  const steps = own.flatMap((migration) => files.filter((file) => isSame(file, migration)));
  const isEarlier = migrations.every((migration, at) => isSame(migration, own[at]));
  if (isEarlier && steps.length === own.length) return { before: steps.slice(0, migrations.length), after: steps.slice(migrations.length) };
  const [of, here] = [migrations.at(-1)?.name, own.at(-1)?.name];
  throw new StartProblem(
    `The backup is of a version whose last migration is ${of}, and here it is ${here}. Restore it with the version that made it, or with a newer one.`,
  );
}

function refuseOtherTables({ tables }: BackupHeader, staged: BackupHeader['tables']): void {
  const other = Object.entries(tables).find(([name, columns]) => JSON.stringify(columns) !== JSON.stringify(staged[name]));
  if (other) throw new StartProblem(`The table ${other[0]} of the backup has other columns than its version made; nothing was restored.`);
}

/** Puts piece after piece where it belongs. A file's name says what is in it: one that is there is the same. */
async function fill(tx: Sql, { tables }: BackupHeader, pieces: AsyncIterable<Piece>, storages: Storages): Promise<void> {
  let file: { readonly name: string; readonly bytes: Buffer[] } | undefined;
  const finish = async () => {
    const [, sort, name] = storedFile.exec(file?.name ?? '') ?? [];
    if (file && sort && name) await storages[sort as FileSort].write(name, Buffer.concat(file.bytes));
    file = undefined;
  };
  for await (const { of, name, bytes } of pieces) {
    if (of === 'table') await insertRows(tx, name, tables[name] ?? [], arrayOf(bytes));
    else {
      if (file?.name !== name) await finish();
      file ??= { name, bytes: [] };
      file.bytes.push(bytes);
    }
  }
  await finish();
}

/** Lines of JSON as one JSON array. */
export const arrayOf = (lines: Buffer): string => `[${lines.toString().trimEnd().replaceAll('\n', ',')}]`;
