import { at } from '#table.ts';

export interface Load {
  readonly perSecond: number;
  readonly p95Ms: number;
}

export const connections = 8;
export const seconds = 3;

/** Does the work on all connections at once, on each again as soon as it is done, for some seconds. */
export async function load(work: () => Promise<unknown>): Promise<Load> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const inOneConnection = async () => {
    for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
      await work();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, inOneConnection));
  return loadOf(times);
}

/** @param times milliseconds of each */
export function loadOf(times: readonly number[]): Load {
  const sorted = [...times].sort((one, other) => one - other);
  return { perSecond: times.length / seconds, p95Ms: at(sorted, 0.95) };
}
