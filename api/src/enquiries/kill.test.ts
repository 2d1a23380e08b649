import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinRunningServer } from '#db/running.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';

// The real server on its embedded database, killed while phones write. A phone keeps a submission until it has the
// receipt, and sends it again under the same key until then.

const rounds = process.env.TEST_LONG ? 50 : 1;
const writes = 200;
const phones = 8;

/** Of a mail server that is down: what is to be mailed waits. */
const SMTP_URL = 'smtp://127.0.0.1:1';

const api = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-kill-'));
const env = {
  ...process.env,
  DATABASE_URL: '',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_FORMAT: 'text',
  ENQUIRIES_PER_10_MINUTES: '100000',
  SMTP_URL,
};

let server: { child: ChildProcess; address: Promise<string>; ended: Promise<void> };

function startServer() {
  const child = spawn(process.execPath, ['dist/main.js'], { cwd: api, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Here: +(http\S+)\n/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  server = { child, address, ended };
}

beforeAll(async () => {
  startServer();
  await server.address;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true });
});

const killServer = () => server.child.kill('SIGKILL');

/** Its number is the first line of the file that it keeps. */
const killDatabase = () =>
  process.kill(Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL');

test.each([
  ['server', killServer],
  ['database', killDatabase],
])('the %s is killed while 200 submissions are written: none that was acknowledged is lost, none is there twice', async (_what, kill) => {
  for (let round = 0; round < rounds; round += 1) {
    const { receipts, retries } = await writeThrough(kill);
    const stored = await readStored([...receipts.keys()]);
    expect(stored.references).toEqual(receipts);
    // One to the helpdesk and one to the visitor.
    expect([receipts.size, stored.jobs, new Set(receipts.values()).size]).toEqual([writes, { helpdesk: writes, visitor: writes }, writes]);
    // The kill came while they wrote.
    expect(retries).toBeGreaterThan(0);
  }
});

/** Writes all, kills after a random number of receipts, starts the server again; what each key was answered first. */
async function writeThrough(kill: () => void) {
  const waiting = Array.from({ length: writes }, () => randomUUID());
  const receipts = new Map<string, string>();
  // Whoever works for a database finds out that it is dead when they wait for it, a few writes later.
  const killAt = randomInt(10, writes / 2);
  let retries = 0;
  let restarted: Promise<string> | undefined;

  async function phone() {
    for (let key = waiting.pop(); key; key = waiting.pop()) {
      const reference = await submit(key);
      if (reference === undefined) {
        retries += 1;
        waiting.unshift(key);
        // The address of one that is down; or of one that is about to find out that its database is gone.
        await Promise.race([server.ended, pause(50)]);
        continue;
      }
      receipts.set(key, reference);
      if (receipts.size >= killAt && !restarted) {
        kill();
        restarted = server.ended.then(startServer).then(() => server.address);
      }
    }
  }
  await Promise.all(Array.from({ length: phones }, phone));
  await restarted;
  return { receipts, retries };
}

/** The reference; undefined when there was no receipt. */
async function submit(key: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${await server.address}/api/contact-form`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...under(key) },
      body: JSON.stringify({ ...submissions.contact, email: `${key}@example.org`, wantsMail: true }),
    });
    const { result } = (await response.json()) as { result: { key: string; reference: string } | null };
    return response.ok && result?.key === key ? result.reference : undefined;
  } catch {
    return undefined;
  }
}

/** What the database holds of these keys. */
async function readStored(keys: string[]) {
  const joined = await joinRunningServer(dataDir);
  if (!joined) throw new Error('the database does not run');
  const rows = await joined.sql<{ key: string; reference: string }[]>`SELECT key, reference FROM enquiry WHERE key = ANY (${keys}::uuid[])`;
  const [jobs] = await joined.sql<[{ helpdesk: number; visitor: number }]>`
    SELECT count(*) FILTER (WHERE recipient = 'helpdesk') AS helpdesk, count(*) FILTER (WHERE recipient = 'visitor') AS visitor
    FROM mail_job WHERE enquiry_key = ANY (${keys}::uuid[])`;
  await joined.close();
  return { references: new Map(rows.map(({ key, reference }) => [key, reference])), jobs };
}
