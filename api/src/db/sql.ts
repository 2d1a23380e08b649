import postgres from 'postgres';

/** A pool, or a transaction of it: every SQL function takes one first, so that any query can join any transaction. */
export type Sql = postgres.Sql | postgres.TransactionSql;

/** What can begin transactions and be closed. */
export type Pool = postgres.Sql;

/**
 * Opens a pool; nothing connects before the first query.
 * `?host=/directory` names a Unix socket, as libpq has it; postgres.js does not read that part of an address.
 */
export function connect(databaseUrl: string, options: { max?: number } = {}): Pool {
  const url = new URL(databaseUrl);
  const socketDirectory = url.searchParams.get('host');
  url.searchParams.delete('host');
  return postgres(url.href, {
    ...options,
    ...(socketDirectory && { host: socketDirectory }),
    connect_timeout: 10,
    types: {
      // Counts and seqs stay below 2^53.
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      // A calendar day has no time zone that could shift it.
      day: { to: 1082, from: [1082], serialize: String, parse: String },
    },
    onnotice: () => {},
  });
}
