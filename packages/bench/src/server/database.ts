import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Server } from '@helpdesk/pwa/e2e/testing/server.ts';
import postgres from 'postgres';

import { connections, type Load, load, loadOf, seconds } from './load.ts';

/** What runs one statement again and again on the database of a server. */
export interface Raw {
  readonly name: string;
  run(statement: string): Promise<Load>;
  close(): Promise<void>;
}

/** pgbench where it is installed, else a loop through postgres.js. */
export async function openRaw(server: Server): Promise<Raw> {
  const { host, port, user, database, pass } = await server.read(async (sql) => sql.options);
  const at = { host: host[0] ?? '', port: port[0] ?? 5432, user, database, password: typeof pass === 'string' ? pass : '' };
  const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;
  return hasPgbench ? pgbench(at) : loop(at);
}

interface Place {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

function pgbench({ host, port, user, database, password }: Place): Raw {
  const env = { ...process.env, PGHOST: host, PGPORT: `${port}`, PGUSER: user, PGDATABASE: database, PGPASSWORD: password };
  return {
    name: 'pgbench',
    async run(statement) {
      const folder = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
      try {
        writeFileSync(join(folder, 'statement.sql'), `${statement.replaceAll('\n', ' ')};\n`);
        const [clients, time] = [`${connections}`, `${seconds}`];
        const options = ['-n', '-M', 'prepared', '-f', 'statement.sql', '-c', clients, '-T', time, '-l'];
        await promisify(execFile)('pgbench', options, { cwd: folder, env });
        return loadOf(
          readdirSync(folder)
            .filter((name) => name.startsWith('pgbench_log'))
            .flatMap((name) => timesIn(join(folder, name))),
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    close: async () => {},
  };
}

/** The third column is how long a transaction took, in microseconds. */
const timesIn = (log: string): number[] =>
  readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[2]) / 1_000);

function loop(place: Place): Raw {
  const sql = postgres({ ...place, max: connections });
  return {
    name: 'raw loop',
    run: (statement) => load(() => sql.unsafe(statement, [], { prepare: true })),
    close: () => sql.end(),
  };
}
