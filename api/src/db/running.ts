import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedUrl } from '#db/embedded/embedded.ts';
import { connect } from '#db/pool/connect.ts';
import { openDatabase } from './open.ts';
import { isReachable } from './server.sql.ts';
import type { Pool } from './sql.ts';

/** For commands: the database of a server that may be running, joined, or else opened as a start would, but not migrated. */
export async function openOrJoin(settings: { databaseUrl?: string; dataDir: string }) {
  const running = settings.databaseUrl ? undefined : await joinRunningServer(settings.dataDir);
  if (running) return { ...running, joined: true };
  const { sql, close } = await openDatabase(settings);
  return { sql, close, joined: false };
}

/**
 * Joins the embedded database of a server that is running on a data directory; undefined when none is. PostgreSQL keeps
 * the directory of its socket in the fifth line of postmaster.pid.
 */
export async function joinRunningServer(dataDir: string): Promise<{ sql: Pool; close(): Promise<void> } | undefined> {
  const socketDirectory = readLines(join(dataDir, 'postgres', 'postmaster.pid'))[4];
  if (!socketDirectory) return undefined;
  const sql = connect(embeddedUrl(socketDirectory), { max: 2 });
  const close = () => sql.end({ timeout: 5 });
  if (await isReachable(sql)) return { sql, close };
  await close();
  return undefined;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
