import { expect, test } from 'vitest';

import { workLimits } from '#db/pool/limits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { openDatabase } from './open.ts';
import type { Sql } from './sql.ts';

const [{ url, sql: primary }, { url: replicaUrl }] = await Promise.all([testDatabase(), testDatabase()]);
const nameIn = (address: string) => new URL(address).pathname.slice(1);

async function nameOf(sql: Sql): Promise<string> {
  const [row] = await sql<[{ name: string }]>`SELECT current_database() AS name`;
  return row.name;
}

test('a replica is asked at its own address with limits of time, all else at the first, and closing leaves both', async () => {
  const database = await openDatabase({ databaseUrl: url, replicaUrl, dataDir: '' });
  const { sql, requests, reads, work, replica } = database;
  if (!replica) throw new Error('There is no pool of the replica.');
  expect(await Promise.all([sql, requests, reads, work].map(nameOf))).toEqual([sql, requests, reads, work].map(() => nameIn(url)));
  expect(await nameOf(replica)).toBe(nameIn(replicaUrl));
  const [row] = await replica<[{ ms: number }]>`SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'`;
  expect(row.ms).toBe(workLimits.statement_timeout);
  await database.close();
  await expect
    .poll(() => primary`SELECT pid FROM pg_stat_activity WHERE datname = ${nameIn(replicaUrl)}`.then((rows) => rows.length), {
      timeout: 60_000,
    })
    .toBe(0);
});

test('without a replica there is no pool of one', async () => {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  expect(database.replica).toBeUndefined();
  await database.close();
});
