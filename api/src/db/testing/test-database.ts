import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';

import { connect } from '#db/pool/connect.ts';
import type { Pool } from '#db/sql.ts';
import { databaseUrl } from './throwaway-server.ts';

/**
 * A migrated, empty database for the test file that calls it, gone after its last test. 50 ms.
 * `const { sql, url } = await testDatabase();` at the top of the file.
 */
export async function testDatabase(): Promise<{ sql: Pool; url: string }> {
  const templateUrl = inject('templateUrl');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `helpdesk_test_${randomUUID().slice(0, 8)}`;
  const admin = connect(databaseUrl(templateUrl, 'postgres'), { max: 1 });
  await admin`CREATE DATABASE ${admin(name)} TEMPLATE ${admin(template)}`;
  const url = databaseUrl(templateUrl, name);
  const sql = connect(url);
  afterAll(async () => {
    await sql.end();
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  });
  return { sql, url };
}
