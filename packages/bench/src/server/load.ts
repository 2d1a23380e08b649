import { spawnSync } from 'node:child_process';
import { at } from '#table.ts';

/** What a server stands, with as many connections as `connections`, each of which asks again as soon as it was answered. */
export interface Load {
  readonly perSecond: number;
  readonly p95Ms: number;
}

export const connections = 8;
export const seconds = 3;

/** @param times milliseconds of each */
export function loadOf(times: readonly number[]): Load {
  const sorted = [...times].sort((one, other) => one - other);
  return { perSecond: times.length / seconds, p95Ms: at(sorted, 0.95) };
}

/** Programs of their own make the load: one in this process would measure itself. */
export function needPrograms(): void {
  const missing = ['wrk', 'pgbench'].filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0) throw new Error(`This part needs ${missing.join(' and ')} (Debian: apt-get install wrk postgresql-contrib).`);
}
