import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedUrl, embeddedUrls } from '#db/embedded/embedded.ts';
import { connect } from '#db/pool/connect.ts';
import { openDatabase, readyBeside } from './open.ts';
import { isReachable } from './server.sql.ts';
import type { Pool } from './sql.ts';

/** For commands: the database of a server that may be running, joined, or else opened as a start would, but not migrated. */
export async function openOrJoin(settings: { databaseUrl?: string; dataDir: string }) {
  const running = settings.databaseUrl ? undefined : await joinRunningServer(settings.dataDir);
  if (running) return { ...running, joined: true };
  const { sql, close } = await openDatabase(settings);
  return { sql, close, joined: false };
}

/** The same for a site beside the first one. Its database is made if it is not there; whether it is migrated, a running server does not say. */
export async function openBesideOrJoin(settings: { databaseUrl?: string; dataDir: string }, site: string) {
  const socketDirectory = settings.databaseUrl ? undefined : await socketOfRunning(settings.dataDir);
  const opened = socketDirectory === undefined ? await openDatabase(settings) : undefined;
  const closeFirst = async () => opened?.close();
  try {
    const url = socketDirectory === undefined ? await opened?.beside(site) : await readyBeside(embeddedUrls(socketDirectory), site);
    const sql = connect(url ?? '', { max: 2 });
    const close = async () => {
      await sql.end({ timeout: 5 });
      await closeFirst();
    };
    return { sql, url: url ?? '', close, joined: false };
  } catch (error) {
    await closeFirst();
    throw error;
  }
}

/**
 * Joins the embedded database of a server that is running on a data directory; undefined when none is. PostgreSQL keeps
 * the directory of its socket in the fifth line of postmaster.pid.
 */
export async function joinRunningServer(dataDir: string): Promise<{ sql: Pool; close(): Promise<void> } | undefined> {
  const socketDirectory = await socketOfRunning(dataDir);
  if (socketDirectory === undefined) return undefined;
  const sql = connect(embeddedUrl(socketDirectory), { max: 2 });
  return { sql, close: () => sql.end({ timeout: 5 }) };
}

async function socketOfRunning(dataDir: string): Promise<string | undefined> {
  const socketDirectory = readLines(join(dataDir, 'postgres', 'postmaster.pid'))[4];
  if (!socketDirectory) return undefined;
  const sql = connect(embeddedUrl(socketDirectory), { max: 1 });
  const answers = await isReachable(sql);
  await sql.end({ timeout: 5 });
  return answers ? socketDirectory : undefined;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
