import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set<ChildProcess>();

/** After a test that started some. */
export async function stopServers(): Promise<void> {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) {
    child.kill('SIGTERM');
    // One that a test has frozen.
    child.kill('SIGCONT');
  }
  await Promise.all(ended);
}

/** For tests: the real server as `npm start` runs it, on a free port unless told otherwise. */
export function startServer(settings: Record<string, string>) {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_FORMAT: 'text',
    READ_MS_PER_SECOND: '999999',
    ...settings,
  };
  const child = spawn(process.execPath, ['dist/main.js'], { cwd: api, env });
  running.add(child);
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(said)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Here: +(http\S+)\n/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  address.catch(() => {});
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, said });
    });
  });
  return { child, address, ended };
}
