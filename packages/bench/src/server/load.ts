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

const packageOf = { wrk: 'wrk', pgbench: 'postgresql-contrib', nginx: 'nginx', openssl: 'openssl' } as const;

/** Programs of their own make the load, and stand in front: one in this process would measure itself. */
export function needPrograms(...names: (keyof typeof packageOf)[]): void {
  const missing = names.filter((name) => spawnSync(name, ['-v']).error);
  const packages = missing.map((name) => packageOf[name]).join(' ');
  if (missing.length > 0) throw new Error(`This part needs ${missing.join(' and ')} (Debian: apt-get install ${packages}).`);
}
