import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Server } from '@helpdesk/pwa/e2e/testing/server.ts';

import { connections, type Load, loadOf, seconds } from './load.ts';

/** Runs one statement again and again, prepared, on the database of a server. */
export async function runOn(server: Server, statement: string): Promise<Load> {
  const { host, port, user, database, pass } = await server.read(async (sql) => sql.options);
  const env = { ...process.env, PGHOST: host[0], PGPORT: `${port[0]}`, PGUSER: user, PGDATABASE: database, PGPASSWORD: `${pass ?? ''}` };
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
  try {
    writeFileSync(join(folder, 'statement.sql'), `${statement.replaceAll('\n', ' ')};\n`);
    const options = ['-n', '-M', 'prepared', '-f', 'statement.sql', '-c', `${connections}`, '-T', `${seconds}`, '-l'];
    await promisify(execFile)('pgbench', options, { cwd: folder, env });
    return loadOf(
      readdirSync(folder)
        .filter((name) => name.startsWith('pgbench_log'))
        .flatMap((name) => timesIn(join(folder, name))),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The third column is how long a transaction took, in microseconds. */
const timesIn = (log: string): number[] =>
  readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[2]) / 1_000);
