import { performance } from 'node:perf_hooks';
import type { Context, MiddlewareHandler } from 'hono';

import { clientAddress, networkOf } from '#http/client-address.ts';
import { Problem } from '#http/problem.ts';
import { nextTurn } from './turns.ts';
import type { Work } from './work.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Pays for what is worked after the answer began; 429 where that is much and nothing is left. */
    spend: (ms: number) => void;
  }
}

/** What one payer may have worked, in milliseconds of one core: at once, and then again in each second. */
export interface BudgetSize {
  readonly atOnceMs: number;
  readonly msPerSecond: number;
}

/** Less than half a core, with what nobody counts: reading a request, sending its answer. */
const usualMsPerSecond = 400;

/** @param msPerSecond two and a half times as many may be worked at once */
export const budgetSize = (msPerSecond: number): BudgetSize => ({ atOnceMs: 2.5 * msPerSecond, msPerSecond });
const mostPayers = 10_000;
/** In milliseconds; less is paid for, and refused by `gate` alone. */
const little = 10;
/** In milliseconds, until whoever has stopped may read again, however much they owe. */
const longestWaitMs = 30_000;

/**
 * How much one network may have the server work for what it reads, in milliseconds and not in requests, since one list may cost as much as a
 * thousand pages. An administrator and a kiosk pay for themselves, so that nobody who shares their network keeps them out. In memory, since a
 * read leaves no trace; after a start everybody begins anew.
 */
export interface ReadBudget {
  /** Stands before everything else: whatever the event loop does for a request is paid for, on every route. */
  readonly meter: MiddlewareHandler;
  /** 429 for a read of whoever owes as much as they may spend at once; behind the guards, which say who pays. Writes have limits of their own. */
  readonly gate: MiddlewareHandler;
  /** Before what is not kept is made: waits for its turn; 429 where nothing is left. */
  begin(c: Context): Promise<Work>;
  /** The same for what phones cannot do without: it is paid for, and refused by `gate` alone. */
  beginAnyway(c: Context): Work;
  /** What a payer has left, in milliseconds; below 0 what it owes. */
  left(c: Context): number;
}

/**
 * @param trustedHops see `clientAddress`
 * @param worked how long the event loop has been at work since some moment, in milliseconds
 */
export function readBudget(
  trustedHops: number,
  now: () => number,
  { atOnceMs, msPerSecond } = budgetSize(usualMsPerSecond),
  worked: () => number = () => performance.eventLoopUtilization().active,
): ReadBudget {
  /** When what was spent has come back, by payer. */
  const fullAt = new Map<string, number>();
  const msToEarn = 1_000 / msPerSecond;

  const payerOf = (c: Context): string => {
    const [owner, kiosk] = [c.get('owner'), c.get('kiosk')];
    if (owner) return `administrator ${owner.id}`;
    return kiosk ? `kiosk ${kiosk}` : networkOf(clientAddress(c, trustedHops));
  };

  function forgetFull(time: number): void {
    for (const [payer, at] of fullAt) if (at <= time) fullAt.delete(payer);
    // All at once take part: who came first is forgotten first.
    for (const payer of fullAt.keys()) {
      if (fullAt.size < mostPayers) break;
      fullAt.delete(payer);
    }
  }

  function spend(payer: string, ms: number): void {
    const time = now();
    const at = Math.max(fullAt.get(payer) ?? 0, time) + ms * msToEarn;
    if (fullAt.size >= mostPayers && !fullAt.has(payer)) forgetFull(time);
    fullAt.set(payer, Math.min(at, time + 2 * atOnceMs * msToEarn + longestWaitMs));
  }

  const leftOf = (payer: string): number => atOnceMs - Math.max(0, (fullAt.get(payer) ?? 0) - now()) / msToEarn;

  function refuse(left: number, enough: number): void {
    if (left >= enough) return;
    const seconds = Math.ceil(((enough - left) * msToEarn) / 1_000);
    throw new Problem(429, 'server_busy', { headers: { 'Retry-After': `${Math.max(1, seconds)}` } });
  }

  /**
   * What the event loop does is shared by the requests that it has taken and not answered, except for what is counted as the work of one of them:
   * `share` is what each of them has had since the start.
   */
  let share = 0;
  let unanswered = 0;
  let sharedUntil = 0;
  let countedApart = 0;
  function shareOut(): void {
    const time = worked();
    if (unanswered > 0) share += Math.max(0, time - sharedUntil - countedApart) / unanswered;
    sharedUntil = time;
    countedApart = 0;
  }

  function workOf(payer: string): Work {
    return {
      now(run) {
        const begunAt = worked();
        try {
          return run();
        } finally {
          const ms = worked() - begunAt;
          countedApart += ms;
          spend(payer, ms);
        }
      },
      spend: (ms) => spend(payer, ms),
    };
  }

  return {
    meter: async (c, next) => {
      c.set('spend', (ms) => {
        if (ms > little) refuse(leftOf(payerOf(c)), Number.MIN_VALUE);
        spend(payerOf(c), ms);
      });
      shareOut();
      unanswered += 1;
      const before = share;
      await next();
      shareOut();
      unanswered -= 1;
      spend(payerOf(c), share - before);
    },
    gate: async (c, next) => {
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
      if (isRead) refuse(leftOf(payerOf(c)), -atOnceMs);
      await next();
    },
    async begin(c) {
      const payer = payerOf(c);
      await nextTurn();
      refuse(leftOf(payer), Number.MIN_VALUE);
      return workOf(payer);
    },
    beginAnyway: (c) => workOf(payerOf(c)),
    left: (c) => leftOf(payerOf(c)),
  };
}
