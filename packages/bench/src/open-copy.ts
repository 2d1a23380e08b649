import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Copy {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts `copy-server.ts` over another server. */
export async function openCopy(origin: string, mode: 'static' | 'plain' | 'client' | 'same'): Promise<Copy> {
  const child = fork(fileURLToPath(new URL('copy-server.ts', import.meta.url)), [origin, mode], { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
