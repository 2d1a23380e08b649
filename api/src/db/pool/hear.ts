import pg from 'pg';
import { tagged } from '#db/sql.ts';
import { addressOf } from './connect.ts';
import { listenTo } from './connection.sql.ts';
import { hostsOf } from './hosts.ts';

/** What the database tells those who listen. */
export interface Hearing {
  /** Calls back for whatever is told, and after each new connection, since something may have been told in between. */
  hear(onTold: () => void): void;
  close(): Promise<void>;
}

const againMs = 1_000;

/**
 * Listens on a connection of its own, and on another one whenever that is lost. Behind a pooler that lends connections by the transaction nothing is
 * ever told: who listens looks for itself now and then.
 */
export function openHearing(databaseUrl: string, channel: string): Hearing {
  const urls = hostsOf(databaseUrl)?.urls ?? [databaseUrl];
  let turn = 0;
  let isClosed = false;
  let client: pg.Client | undefined;

  async function listen(onTold: () => void): Promise<void> {
    if (isClosed) return;
    const connection = new pg.Client({ ...addressOf(urls[turn % urls.length] ?? ''), keepAlive: true, connectionTimeoutMillis: 10_000 });
    client = connection;
    const lost = new Promise((resolve) => connection.once('end', resolve));
    connection.on('error', () => {});
    connection.on('notification', onTold);
    try {
      await connection.connect();
      await listenTo(
        tagged((text, values) => connection.query(text, values)),
        channel,
      );
      onTold();
      await lost;
    } catch {
      await connection.end().catch(() => {});
    }
    turn += 1;
    setTimeout(() => void listen(onTold), againMs).unref();
  }

  return {
    hear: (onTold) => void listen(onTold),
    async close() {
      isClosed = true;
      await client?.end().catch(() => {});
    },
  };
}
