import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Pool, type Sql, tagged } from '#db/sql.ts';
import { beginTransaction, commit, knowOwnArrays, rollBack } from './connection.sql.ts';
import { unreachable } from './database-unreachable.ts';
import type { Limits } from './limits.ts';
import type { Run } from './statement.ts';

/**
 * Opens a pool; nothing connects before the first statement. A connection that is lost fails what runs on it with
 * DatabaseUnreachable and is replaced when it is needed.
 * `?host=/directory` names a Unix socket and `sslmode` means what it does for libpq.
 */
export function connect(databaseUrl: string, { max = 10, limits }: { max?: number; limits?: Limits } = {}): Pool {
  const types = ownTypes();
  const pool = new pg.Pool({
    ...addressOf(databaseUrl),
    max,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    ...limits,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, which its types do not say.
    onConnect: (client) =>
      knowOwnArrays(
        tagged((text, values) => client.query(text, values)),
        types,
      ),
  });
  // Whoever waits for the connection is told; without a listener Node ends the process besides.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const busy = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  const send = sender();
  const sql = tagged((text, values, isPrepared) => withSession(pool, send, (run) => run(text, values, isPrepared)));
  return Object.assign(sql, {
    begin: <Result>(...given: [work: (tx: Sql) => Result] | [options: string, work: (tx: Sql) => Result]) => {
      const [options, work] = given.length === 2 ? given : ['', given[0]];
      return withSession(pool, send, (run) => transaction(run, options, work));
    },
    end: async ({ timeout }: { timeout?: number } = {}) => {
      const ended = pool.end();
      if (timeout === undefined) return ended;
      await Promise.race([ended, pause(timeout * 1_000, undefined, { ref: false })]);
      // A database that hangs would keep us waiting here, too.
      for (const client of busy) void client.end().catch(() => {});
    },
  });
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

/** Gives `work` a connection for itself. One that was lost, or is still busy with what took too long, is not used again. */
async function withSession<Result>(pool: pg.Pool, send: Send, work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch((error: Error) => {
    throw error instanceof pg.DatabaseError ? error : unreachable(error, pool.totalCount >= pool.options.max);
  });
  let isLost = false;
  try {
    return await work((text, values, isPrepared) =>
      send(client, text, values, isPrepared).catch((error: Error) => {
        if (error instanceof pg.DatabaseError) throw error;
        isLost = true;
        throw unreachable(error);
      }),
    );
  } finally {
    client.release(isLost);
  }
}

async function transaction<Result>(run: Run, options: string, work: (tx: Sql) => Result): Promise<Awaited<Result>> {
  const outer = tagged(run);
  await beginTransaction(outer, outer.unsafe(options));
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
