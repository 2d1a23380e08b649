import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, by the name that X gives it (`:1`). */
export async function openScreen(width: number, height: number): Promise<{ display: string; end(): Promise<void> }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, end: () => ended(screen, () => screen.kill()) };
}

/** Does what ends a process, and waits until it has ended. */
export async function ended(child: ChildProcess, end: () => unknown): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  end();
  await closed;
}
