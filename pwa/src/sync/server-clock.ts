/**
 * The server's clock as this phone knows it: cheap phones are years off, and ads and "today" must not be. Learnt from
 * the `Date` and `Age` headers, since a 304 repeats an old body.
 */
export interface ServerClock {
  /** Milliseconds since 1970 by the server's clock; until something was learnt the phone's own, but not before what it knows to be over. */
  now(): number;
  /** Whether the server said what time it is. */
  isLearnt(): boolean;
  /** Only from an answer that the server gave or confirmed just now: one out of a cache carries an old date. */
  learn(headers: Headers): void;
  /** @param time milliseconds since 1970, by the server's clock some time ago */
  notBefore(time: number): void;
}

export function createServerClock(phoneNow: () => number = Date.now): ServerClock {
  let ahead: number | undefined;
  let over = 0;
  return {
    now: () => (ahead === undefined ? Math.max(phoneNow(), over) : phoneNow() + ahead),
    isLearnt: () => ahead !== undefined,
    learn(headers) {
      const date = Date.parse(headers.get('Date') ?? '');
      if (Number.isNaN(date)) return;
      const age = Number(headers.get('Age') ?? 0);
      ahead = date + (Number.isFinite(age) ? age * 1000 : 0) - phoneNow();
    },
    notBefore(time) {
      over = Math.max(over, time);
    },
  };
}

export const serverClock = createServerClock();
