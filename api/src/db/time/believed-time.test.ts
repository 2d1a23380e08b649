import { expect, test } from 'vitest';
import type { SeenTime } from './believed-time.sql.ts';
import { judge } from './believed-time.ts';

const hour = 3_600_000;
const day = 24 * hour;
const begin = new Date(Date.UTC(2026, 10, 21));
const after = (ms: number) => new Date(begin.getTime() + ms);
const believed: SeenTime = { at: begin, doubtedFrom: null, doubtedAt: null };
const nobodyLooked: SeenTime = { at: null, doubtedFrom: null, doubtedAt: null };
const at = (server: Date, seen = believed, newest: Date | null = null) => judge(seen, newest, { server, database: server });

test.each<[string, number, 'back' | 'ahead' | undefined]>([
  ['goes on by a day', day, undefined],
  ['goes on by 35 days, as when the server was switched off', 35 * day, undefined],
  ['goes on by more', 35 * day + 1, 'ahead'],
  ['jumps ahead by 800 days', 800 * day, 'ahead'],
  ['goes back by an hour', -hour, undefined],
  ['goes back by more', -hour - 1, 'back'],
])('a clock that %s is judged by when it was last believed', (_, ms, doubt) => {
  expect(at(after(ms)).doubt).toBe(doubt);
});

test.each<[number, 'database' | undefined]>([
  [hour, undefined],
  [-hour, undefined],
  [hour + 1, 'database'],
  [-hour - 1, 'database'],
])("a clock that is %i ms from the database's is believed up to an hour", (ms, doubt) => {
  expect(judge(believed, null, { server: begin, database: after(ms) }).doubt).toBe(doubt);
});

test('before anybody looked the newest row tells the time, and goes on telling it while the clock is doubted', () => {
  expect(at(after(800 * day), nobodyLooked).doubt).toBeUndefined();
  expect(at(after(35 * day), nobodyLooked, begin).doubt).toBeUndefined();
  const { doubt, seen } = at(after(800 * day), nobodyLooked, begin);
  expect([doubt, seen.at]).toEqual(['ahead', begin]);
});

/** Looks once in so many hours until the clock is believed; the days that took, at most 100. */
function daysOfDoubt(from: number, everyHours: number): number {
  let seen = believed;
  for (let lived = 0; lived < 100 * day; lived += everyHours * hour) {
    const judged = at(after(from + lived), seen);
    if (!judged.doubt) return lived / day;
    seen = judged.seen;
  }
  return 100;
}

test('a new time is believed once it has gone on evenly for 30 days, ahead or back, and not when it is seen too rarely', () => {
  expect(daysOfDoubt(800 * day, 24)).toBe(30);
  expect(daysOfDoubt(-800 * day, 24)).toBe(30);
  expect(daysOfDoubt(800 * day, 7 * 24)).toBe(35);
  expect(daysOfDoubt(800 * day, 8 * 24)).toBe(100);
});

test('a clock that is put right is believed at once, and what it was last believed at stays while it is wrong', () => {
  const wrong = at(after(800 * day)).seen;
  expect(wrong).toEqual({ at: begin, doubtedFrom: after(800 * day), doubtedAt: after(800 * day) });
  expect(at(after(2 * day), wrong)).toEqual({ doubt: undefined, seen: { at: after(2 * day), doubtedFrom: null, doubtedAt: null } });
});
