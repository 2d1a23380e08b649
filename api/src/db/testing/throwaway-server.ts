import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool/connect.ts';
import type { Pool } from '#db/sql.ts';

/**
 * A migrated database for one run of tests, to be copied by `CREATE DATABASE … TEMPLATE`: on the server of TEST_DATABASE_URL,
 * else on an embedded one of its own, which waits for no disk: nobody needs its data after a power cut.
 * @param fill what else the copies begin with
 */
export async function openTemplate(
  fill: (sql: Pool) => Promise<unknown> = async () => {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} } : await startThrowaway();
  const name = `helpdesk_template_${process.pid}`;
  const url = databaseUrl(server.url, name);
  const admin = connect(server.url, { max: 1 });
  await admin`CREATE DATABASE ${admin(name)}`;
  const template = connect(url, { max: 1 });
  await migrate(template);
  await fill(template);
  await template.end();
  return {
    url,
    drop: async () => {
      await admin`DROP DATABASE ${admin(name)}`;
      await admin.end();
      await server.stop();
    },
  };
}

async function startThrowaway() {
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-test-'));
  const server = await startEmbeddedPostgres(dataDir);
  const sql = connect(server.superuserUrl, { max: 1 });
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await sql`ALTER SYSTEM SET ${sql(setting)} = off`;
  await sql`SELECT pg_reload_conf()`;
  await sql.end();
  return {
    url: server.superuserUrl,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
