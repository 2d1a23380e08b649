import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool/connect.ts';
import { seedWhenEmpty } from '#db/seed.ts';

const api = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-commands-'));
const dataDir = join(folder, 'data');
const file = join(folder, 'kept.backup');
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: 'backup' | 'restore', words: string[], data = dataDir): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: data };
  const child = spawn(process.execPath, ['--import', 'tsx', `src/backup/${command}-command.ts`, ...words], { cwd: api, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}
const refused = (sentence: string) => ({ code: 1, said: expect.stringContaining(sentence) });

test('a server is backed up while it runs; its data are replaced only when that is asked for, and kept aside', {
  timeout: 300_000,
}, async () => {
  const server = await startEmbeddedPostgres(dataDir);
  const sql = connect(server.url, { max: 1 });
  await migrate(sql);
  await seedWhenEmpty(sql);
  const backup = await run('backup', [file]);
  expect(backup).toEqual({ code: 0, said: expect.stringContaining('holds listings 125,') });
  const [before] = await sql`SELECT epoch FROM sync_clock`;

  expect(await run('restore', [file])).toEqual(refused('in use by a running server; nothing was restored'));
  expect(await sql`SELECT epoch FROM sync_clock`).toEqual([before]);
  const replaced = await run('restore', [file, '--replace']);
  expect(replaced).toEqual({
    code: 0,
    said: expect.stringMatching(/What was here is kept in .+\nRestored the backup of .+Z: listings 125, /),
  });
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^before-helpdesk-\d{8}-\d{6}\.backup$/)]);
  expect((await sql`SELECT epoch FROM sync_clock`)[0]?.epoch).not.toBe(before?.epoch);
  await sql.end();
  await server.stop();

  expect(await run('restore', [file])).toEqual(refused('not empty; nothing was restored'));
  expect(await run('restore', [file], join(folder, 'elsewhere'))).toEqual({
    code: 0,
    said: expect.stringContaining('Restored the backup'),
  });
});

test.each([
  ['backup', ['one', 'two'], 'Usage: npm run backup'],
  ['restore', [], 'Usage: npm run restore'],
  ['restore', ['/nowhere'], 'There is no file /nowhere.'],
] as const)('npm run %s %o is answered with a sentence', async (command, words, sentence) => {
  expect(await run(command, [...words])).toEqual(refused(sentence));
});
