import { randomUUID } from 'node:crypto';

import { connect } from '#db/pool/connect.ts';
import { databaseUrl } from './throwaway-server.ts';

/**
 * Keeps a copy of a test's database. What is answered puts it in the place of the database that a server goes on using, as a
 * recovery does.
 */
export async function copyAside(url: string): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  const copy = `helpdesk_copy_${randomUUID().slice(0, 8)}`;
  const asAdmin = async (work: (admin: ReturnType<typeof connect>) => Promise<unknown>) => {
    const admin = connect(databaseUrl(url, 'postgres'), { max: 1 });
    await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`;
    await work(admin).finally(() => admin.end());
  };
  await asAdmin((admin) => admin`CREATE DATABASE ${admin(copy)} TEMPLATE ${admin(name)}`);
  return () =>
    asAdmin(async (admin) => {
      await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
      await admin`ALTER DATABASE ${admin(copy)} RENAME TO ${admin(name)}`;
    });
}
