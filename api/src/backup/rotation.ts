/** A scheduled backup, by the clock of UTC. */
const scheduled = /^scheduled-helpdesk-(\d{8})-\d{6}\.backup$/;

const keptDays = 7;
const keptWeeks = 4;
const dayMs = 24 * 3_600_000;

/**
 * Of scheduled backups those that may go: all but the newest of each of the last seven days and of each of the last four weeks that there are any
 * of. Counted by what is there and not by the clock, so that a wrong date or a long rest takes none away.
 */
export function outOfRotation(names: readonly string[]): string[] {
  const newestFirst = names.filter((name) => scheduled.test(name)).toSorted((one, other) => (one < other ? 1 : -1));
  const kept = new Set([...newestOfEach(newestFirst, dayOf, keptDays), ...newestOfEach(newestFirst, weekOf, keptWeeks)]);
  return newestFirst.filter((name) => !kept.has(name));
}

function newestOfEach(newestFirst: readonly string[], spanOf: (name: string) => number, spans: number): string[] {
  const newest = new Map<number, string>();
  for (const name of newestFirst) if (!newest.has(spanOf(name))) newest.set(spanOf(name), name);
  return [...newest.values()].slice(0, spans);
}

/** Days since 1970. */
function dayOf(name: string): number {
  const [, day = ''] = scheduled.exec(name) ?? [];
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) / dayMs;
}

/** Weeks that begin on Monday; 1970 began on a Thursday. */
const weekOf = (name: string): number => Math.floor((dayOf(name) + 3) / 7);
