import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type SyncHead, syncCalls } from '@helpdesk/contract/sync/sync';
import type { Sql, TransactionSql } from 'postgres';

import { openDatabase } from './databases.ts';
import { root } from './paths.ts';

export interface Server {
  /** The same before and after a `kill`: `http://127.0.0.1:<port>`. */
  readonly address: string;
  /** Starts it, or starts it again on the same data, from now on with further settings if need be; returns when it and its database answer. */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Of its process, while it runs. */
  pid(): number | undefined;
  /** As a power cut does: SIGKILL. */
  kill(): Promise<void>;
  /** One transaction of the catalogue, through the project's own SQL functions, with the server running. */
  change(work: (tx: TransactionSql) => Promise<void>): Promise<void>;
  /** What its database says, with the server running. */
  read<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Everything that it printed since it was first started. */
  printed(): string;
  /** `npm run admin -- …` while it runs; answers what that printed. */
  administer(...words: string[]): Promise<string>;
  /** `npm run region -- add …` while it runs; answers what that printed. */
  addRegion(...words: string[]): Promise<string>;
  /** `npm run backup -- <file>` while it runs. */
  backUp(file: string): Promise<void>;
  /** `npm run restore -- <file> --replace` while it runs. */
  restore(file: string): Promise<void>;
  /** Stops it for good; nothing of it stays. */
  stop(): Promise<void>;
}

/**
 * The product as `npm start` runs it after building, on a port and data of its own, with further settings if need be.
 * @param built another copy of the repository, in which it was built
 */
export async function openServer(settings: Readonly<Record<string, string>> = {}, built = root): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-e2e-'));
  const database = await openDatabase(folder);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_FORMAT: 'text',
    // All journeys of a worker come from one address, as a hundred visitors within minutes.
    ENQUIRIES_PER_10_MINUTES: '1000',
    READ_MS_PER_SECOND: '999999',
    ...settings,
  };
  let running: ChildProcess | undefined;
  let printed = '';

  async function end(signal: NodeJS.Signals) {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  async function read<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const sql = database.connect();
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  }

  /** Until the server that runs has heard of what was written beside it: who asks from then on reads it. */
  async function heardOf(sql: Sql): Promise<void> {
    const [written] = await sql<[SyncHead]>`SELECT epoch, seq::int, floor::int FROM sync_clock`;
    while (running) {
      const answer = await fetch(`${address}/api${syncCalls.head.path}`);
      const { epoch, seq, floor } = (await answer.json()) as SyncHead;
      if (epoch === written.epoch && seq >= written.seq && floor >= written.floor) return;
      await pause(20);
    }
  }

  return {
    address,
    async start(further = {}) {
      Object.assign(env, further);
      const child = spawn(process.execPath, ['api/dist/main.js'], { cwd: built, env, stdio: ['ignore', 'pipe', 'pipe'] });
      running = child;
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      await ready(child);
      const health = await fetch(`${address}/api/health`);
      if (!health.ok) throw new Error(`The server is not healthy: ${await health.text()}`);
    },
    pid: () => running?.pid,
    kill: () => end('SIGKILL'),
    change: (work) =>
      read(async (sql) => {
        await sql.begin(async (tx) => {
          await tx`SELECT begin_catalogue_change()`;
          await work(tx);
        });
        await heardOf(sql);
      }),
    read,
    printed: () => printed,
    administer: (...words) => runCommand(env, 'session/admin-command.ts', ...words),
    addRegion: (...words) => runCommand(env, 'region-command.ts', 'add', ...words),
    backUp: async (file) => void (await runCommand(env, 'backup/backup-command.ts', file)),
    async restore(file) {
      await runCommand(env, 'backup/restore-command.ts', file, '--replace');
      await read(heardOf);
    },
    async stop() {
      // A database of its own would be left behind.
      await end(database.url ? 'SIGKILL' : 'SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The product of all who only read. */
export function readOnlyServer(): Pick<Server, 'address'> {
  const address = process.env.READ_ONLY_ADDRESS;
  if (!address) throw new Error('This runs in a journey alone.');
  return { address };
}

/** A product that is there for as long as a test or a worker needs it. */
export async function lendServer(use: (server: Server) => Promise<void>, ...asked: Parameters<typeof openServer>): Promise<void> {
  const server = await openServer(...asked);
  await server.start();
  await use(server);
  await server.stop();
}

/** Runs one of the server's commands, beside it or alone; answers what that printed. */
async function runCommand(env: NodeJS.ProcessEnv, file: string, ...words: string[]): Promise<string> {
  const all = ['--import', 'tsx', `api/src/${file}`, ...words];
  return (await promisify(execFile)(process.execPath, all, { cwd: root, env })).stdout;
}

/** What the server says last before it serves; a refusal to start is told in its own words. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (/ Here: +http/.test(said)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`The server did not start: ${said}`)));
  });
}

export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}
