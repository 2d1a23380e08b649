import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface Peer {
  readonly name: string;
  /** Of all places, of one, and of those that are found by a word. */
  readonly list: string;
  readonly item: string;
  readonly search: string;
  /** Ends it and starts it again; milliseconds until it answered. */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** A program that runs until it is ended; `restart` answers how many milliseconds it took until `health` was answered. */
export async function run(program: string, words: readonly string[], health: string, settings: Readonly<Record<string, string>> = {}) {
  const start = async () => {
    const startedAt = performance.now();
    const child = spawn(program, words, { stdio: 'ignore', env: { ...process.env, ...settings } });
    while (!(await isUp(health))) await pause(5);
    return { child, ms: performance.now() - startedAt };
  };
  let { child } = await start();
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return {
    end,
    async restart() {
      await end();
      const started = await start();
      child = started.child;
      return started.ms;
    },
  };
}

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

export async function send<Answer>(address: string, body: object, token = ''): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${text}`);
  return JSON.parse(text || 'null') as Answer;
}
