import type { Socket } from 'node:net';
import { createApp } from '@helpdesk/api/src/app.ts';
import { catalogueSource } from '@helpdesk/api/src/db/catalogue.ts';
import { connect } from '@helpdesk/api/src/db/pool/connect.ts';
import { requestLimits } from '@helpdesk/api/src/db/pool/limits.ts';
import { breakableConnection } from '@helpdesk/api/src/db/testing/breakable-connection.ts';
import { snapshotCache } from '@helpdesk/api/src/sync/snapshots.ts';
import { syncRoutes } from '@helpdesk/api/src/sync/sync.routes.ts';
import { largeBudget } from '@helpdesk/api/src/testing/budgets.ts';
import { minApp, syncSchema } from '@helpdesk/contract/kinds/schema';
import { vi } from 'vitest';

/** Said by PostgreSQL when it has done what it was sent and waits for the next. */
const readyForQuery = 'Z'.charCodeAt(0);
const headBytes = 5;

/** The way of a server to its database. It breaks after as many answers as are asked for, before the last of them gets through. */
async function mortalWay(databaseUrl: string) {
  let left = Number.POSITIVE_INFINITY;
  const passing = () => {
    let unread: Buffer = Buffer.alloc(0);
    return (bytes: Buffer, to: Socket): void => {
      unread = Buffer.concat([unread, bytes]);
      while (unread.length >= headBytes && unread.length > unread.readUInt32BE(1)) {
        const message = unread.subarray(0, 1 + unread.readUInt32BE(1));
        unread = unread.subarray(message.length);
        if (message[0] === readyForQuery) left -= 1;
        if (left <= 0) {
          way.cut();
          return;
        }
        to.write(message);
      }
    };
  };
  const way = await breakableConnection(databaseUrl, passing);
  return {
    url: way.url,
    cut: way.cut,
    breakAfter: (answers: number) => {
      left = answers;
    },
    isBroken: () => left <= 0,
  };
}

interface Running {
  /** Of the build that is being brought in. */
  readonly isNewer: boolean;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** It is told of a change, and has read it. */
  hear(): Promise<unknown>;
  stop(): void;
}

/**
 * One of several places where a server runs: what a process holds in memory goes with it, what the database has stays. Its clock is the test's, so
 * that it looks at the database when the test says.
 * @param databaseUrl reached without a password
 */
export async function mortalNode(databaseUrl: string, dataDir: string, now: () => number) {
  const way = await mortalWay(databaseUrl);
  let running: Running | undefined;

  function stop(): void {
    running?.stop();
    running = undefined;
  }

  /** Answers whether it could: not without its database. */
  async function start(isNewer: boolean): Promise<boolean> {
    stop();
    way.breakAfter(Number.POSITIVE_INFINITY);
    const sql = connect(way.url, { max: 2, limits: requestLimits });
    const source = catalogueSource(sql);
    const timer = vi.spyOn(globalThis, 'setInterval').mockReturnValue({ unref() {} } as unknown as ReturnType<typeof setInterval>);
    source.follow(() => {});
    timer.mockRestore();
    const schema = syncSchema + (isNewer ? 1 : 0);
    const sync = syncRoutes(source, snapshotCache(now, schema), { schema, minApp });
    const app = createApp({ sql, dataDir, now, enquiriesPer10Minutes: 100_000, budget: largeBudget() });
    running = {
      isNewer,
      ask: async (path, init) => (path.startsWith('/api/sync/') ? sync.request(path.slice('/api'.length), init) : app.request(path, init)),
      hear: () => source.current().catch(() => {}),
      stop() {
        way.cut();
        void sql.end({ timeout: 0 });
      },
    };
    const heard = await source.current().catch(() => undefined);
    if (!heard) stop();
    return heard !== undefined;
  }

  /** @param diesAfter the process ends when the database has answered so often, and hears not of the last; nobody then hears of it */
  async function request(path: string, init?: RequestInit, diesAfter?: number): Promise<Response> {
    if (!running) throw new TypeError('Failed to fetch');
    if (diesAfter !== undefined) way.breakAfter(diesAfter);
    const answer = await running.ask(path, init);
    const isDead = way.isBroken();
    if (diesAfter !== undefined) stop();
    if (isDead) throw new TypeError('Failed to fetch');
    return answer;
  }

  return { start, stop, request, running: () => running };
}

export type MortalNode = Awaited<ReturnType<typeof mortalNode>>;
