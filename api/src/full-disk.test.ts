import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { startServer, stopServers } from '#testing/start-server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpdesk-full-'));
const disk = join(scratch, 'disk');
mkdirSync(disk);
// Only root may mount the small disk that this needs.
const mayMount = Boolean(process.env.TEST_LONG) && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', disk]).status === 0;
afterEach(stopServers);
afterAll(() => {
  if (mayMount) spawnSync('umount', [disk]);
  rmSync(scratch, { recursive: true });
});

/** Until not a byte fits, whatever the database writes meanwhile. */
function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(65_536);
  try {
    // The last one goes in part.
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

const submit = (address: string) =>
  fetch(`${address}/api/contact-form`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...under() },
    body: JSON.stringify(submissions.contact),
  }).then(
    ({ status, headers }) => `${status} ${headers.get('Retry-After')}`,
    () => 'gone',
  );

test.skipIf(!mayMount)(
  'a disk that runs full under writers is told in single lines, the server ends, and starts again once there is room',
  async () => {
    const settings = { DATA_DIR: join(disk, 'data'), ENQUIRIES_PER_10_MINUTES: '100000' };
    const server = startServer(settings);
    const address = await server.address;
    expect(await submit(address)).toBe('200 null');
    const ballast = join(disk, 'ballast');
    fillDisk(ballast);
    const answers = new Set<string>();
    const writer = async () => {
      for (let again = 0; again < 300 && !answers.has('gone'); again += 1) answers.add(await submit(address));
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    expect(['200 null', '503 5', 'gone']).toEqual(expect.arrayContaining([...answers]));
    expect(answers.size).toBeGreaterThan(1);
    server.child.kill('SIGTERM');
    const { said } = await server.ended;
    expect(said).not.toMatch(/^ +at /m);

    rmSync(ballast);
    const next = startServer(settings);
    const nextAddress = await next.address;
    expect((await fetch(`${nextAddress}/api/health`)).status).toBe(200);
    expect(await submit(nextAddress)).toBe('200 null');
  },
);
