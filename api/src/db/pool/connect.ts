import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Pool, type Sql, tagged } from '#db/sql.ts';
import { beginTransaction, commit, isReadOnly, knowOwnArrays, limitTransaction, rollBack } from './connection.sql.ts';
import { unreachable } from './database-unreachable.ts';
import { hostsOf } from './hosts.ts';
import type { Limits } from './limits.ts';
import type { TellStatement } from './slow-statements.ts';
import type { Run } from './statement.ts';

interface Connecting {
  readonly max?: number;
  readonly limits?: Limits;
  /** Told of each statement that was answered. */
  readonly tell?: TellStatement;
}

/**
 * Opens a pool; nothing connects before the first statement. A connection that is lost fails what runs on it with
 * DatabaseUnreachable and is replaced when it is needed, by one to the next host where there are several.
 * `?host=/directory` names a Unix socket, `sslmode` and `target_session_attrs` mean what they do for libpq.
 */
export function connect(databaseUrl: string, { max = 10, limits, tell }: Connecting = {}): Pool {
  const types = ownTypes();
  const way = wayTo(databaseUrl, limits);
  const pool = new pg.Pool({
    Client: way.Client,
    max,
    types,
    connectionTimeoutMillis: limits?.connectionTimeoutMillis ?? 10_000,
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, which its types do not say.
    onConnect: async (client) => {
      const sql = tagged((text, values) => client.query(text, values));
      if (way.isPrimary && (await isReadOnly(sql))) throw new Error('This server takes no writes.');
      await knowOwnArrays(sql, types);
    },
  });
  // Whoever waits for the connection is told; without a listener Node ends the process besides.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  const send = timed(sender(), tell);
  const sql = tagged((text, values, isPrepared) => withSession(pool, way, send, (run) => run(text, values, isPrepared)));
  return Object.assign(sql, {
    begin: <Result>(...given: [work: (tx: Sql) => Result] | [options: string, work: (tx: Sql) => Result]) => {
      const [options, work] = given.length === 2 ? given : ['', given[0]];
      return withSession(pool, way, send, (run) => transaction(run, options, way.limitsToSet(), work));
    },
    counts: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: async ({ timeout }: { timeout?: number } = {}) => {
      const ended = pool.end();
      if (timeout === undefined) return ended;
      await Promise.race([ended, pause(timeout * 1_000, undefined, { ref: false })]);
      // A database that hangs would keep us waiting here, too.
      for (const client of busy) void client.end().catch(() => {});
    },
  });
}

/** A pooler refused the limits that came with the connection. */
const refusesLimits = (error: Error & { code?: string }): boolean =>
  error.code === '08P01' && error.message.startsWith('unsupported startup parameter');

/** How a pool's connections reach the database: which host is next, and whether limits may come with the connection. */
interface Way {
  readonly Client: new () => pg.ClientBase;
  readonly isPrimary: boolean;
  /** Limits that each transaction sets for itself, where a pooler takes none with the connection. */
  limitsToSet(): Limits | undefined;
  /** Whether something else is worth a try after a connection that failed. @param tried how often it was by now */
  goesOn(error: Error, turn: number, tried: number): boolean;
  /** Of the host that the next connection goes to. */
  turn(): number;
}

function wayTo(databaseUrl: string, limits: Limits | undefined): Way {
  const { urls, isPrimary } = hostsOf(databaseUrl) ?? { urls: [databaseUrl] as const, isPrimary: false };
  let turn = 0;
  let setsLimits = false;
  return {
    Client: class extends pg.Client {
      constructor(config: pg.ClientConfig = {}) {
        super({
          ...config,
          ...(setsLimits ? { query_timeout: limits?.query_timeout } : limits),
          ...addressOf(urls[turn % urls.length] ?? ''),
        });
      }
    },
    isPrimary,
    limitsToSet: () => (setsLimits ? limits : undefined),
    goesOn(error, failed, tried) {
      // Of several that were opened at once each is refused once.
      if (refusesLimits(error)) {
        setsLimits = true;
        return tried <= urls.length;
      }
      // Others that failed with it have moved on already.
      if (turn === failed) turn += 1;
      return tried < urls.length;
    },
    turn: () => turn,
  };
}

/** Where a client of the driver connects to. */
export function addressOf(databaseUrl: string): { readonly connectionString: string } {
  const url = new URL(databaseUrl);
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  return { connectionString: url.href };
}

type Send = (client: pg.PoolClient, ...statement: Parameters<Run>) => Promise<pg.QueryResult>;

/** Said before anything ran: this connection does not have the statement of that name, or has it already. */
const forgetsPrepared: ReadonlySet<string | undefined> = new Set(['26000', '42P05']);

/** Sends to the connections of one pool. Behind a proxy that gives each statement another session no statement is kept, and none is from then on. */
function sender(): Send {
  const names = new Map<string, string>();
  let keeps = true;
  /** The same in all processes, since a proxy shares sessions between them: another text never has the same. */
  function nameOf(text: string): string {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }
  return async (client, text, values, isPrepared = false) => {
    if (!isPrepared || !keeps) return client.query(text, values);
    return client.query({ name: nameOf(text), text, values }).catch((error: Error) => {
      if (!(error instanceof pg.DatabaseError && forgetsPrepared.has(error.code))) throw error;
      keeps = false;
      return client.query(text, values);
    });
  };
}

function timed(send: Send, tell: TellStatement | undefined): Send {
  if (!tell) return send;
  return async (client, text, ...rest) => {
    const begunAt = performance.now();
    return send(client, text, ...rest).finally(() => tell(text, performance.now() - begunAt));
  };
}

/** Gives `work` a connection for itself. One that was lost, or is still busy with what took too long, is not used again. */
async function withSession<Result>(pool: pg.Pool, way: Way, send: Send, work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = await connected(pool, way);
  let isLost = false;
  try {
    return await work((text, values, isPrepared) =>
      send(client, text, values, isPrepared).catch((error: Error) => {
        // A primary that became a standby: the next connection looks for the new one.
        if (way.isPrimary && isNoLongerPrimary(error)) isLost = true;
        if (error instanceof pg.DatabaseError) throw error;
        isLost = true;
        throw unreachable(error);
      }),
    );
  } finally {
    client.release(isLost);
  }
}

const isNoLongerPrimary = (error: Error): boolean => error instanceof pg.DatabaseError && error.code === '25006';

async function connected(pool: pg.Pool, way: Way, tried = 1): Promise<pg.PoolClient> {
  const turn = way.turn();
  return pool.connect().catch((error: Error) => {
    const isBusy = pool.totalCount >= pool.options.max;
    if (!isBusy && way.goesOn(error, turn, tried)) return connected(pool, way, tried + 1);
    throw error instanceof pg.DatabaseError ? error : unreachable(error, isBusy);
  });
}

async function transaction<Result>(
  run: Run,
  options: string,
  limits: Limits | undefined,
  work: (tx: Sql) => Result,
): Promise<Awaited<Result>> {
  const outer = tagged(run);
  await beginTransaction(outer, outer.unsafe(options));
  if (limits) await limitTransaction(outer, limits);
  const failures: Error[] = [];
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  // One after the other, as a connection answers them.
  const tx = tagged((text, values) => {
    if (isOver) return Promise.reject(new Error('The transaction of this statement is over.'));
    const answer = last.then(() => run(text, values));
    last = answer.catch((error: Error) => failures.push(error));
    return answer;
  });
  try {
    const result = await work(tx);
    await last;
    // A failure that `work` passed over: PostgreSQL would answer COMMIT with a ROLLBACK.
    if (failures[0]) throw failures[0];
    isOver = true;
    await commit(outer);
    return result;
  } catch (error) {
    await last;
    isOver = true;
    // Fails where the connection is lost, and then there is nothing to undo.
    await rollBack(outer).catch(() => {});
    throw error;
  }
}

function ownTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  // Counts and seqs stay below 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  // A calendar day has no time zone that could shift it.
  types.setTypeParser(pg.types.builtins.DATE, String);
  return types;
}
