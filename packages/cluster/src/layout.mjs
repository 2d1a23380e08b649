import { join } from 'node:path';

const base = Number(process.env.CLUSTER_PORT ?? 7400);

/**
 * Where everything lies. Not below the repository: the system user that PostgreSQL runs as has to reach it, and a home of root is
 * closed to it.
 */
export const folder = process.env.CLUSTER_DIR ?? '/var/tmp/helpdesk-cluster';

export const inFolder = (...names) => join(folder, ...names);

/** All on loopback. */
export const host = '127.0.0.1';

export const ports = {
  nginx: base,
  api: [base + 1, base + 2, base + 3],
  pgbouncer: base + 10,
  primary: base + 11,
  replicas: base + 12,
  s3: base + 20,
  etcd: base + 30,
  etcdPeer: base + 31,
  postgres: [base + 41, base + 42, base + 43],
  patroni: [base + 51, base + 52, base + 53],
};

export const databaseNodes = ['db1', 'db2', 'db3'];
export const apiNodes = ['api1', 'api2', 'api3'];

export const postgresPrograms = '/usr/lib/postgresql/15/bin';

/** Nothing but this machine reaches it, so what protects it need not be a secret. */
export const passwords = { helpdesk: 'helpdesk', postgres: 'postgres', replicator: 'replicator' };

export const bucket = { name: 'junnar', key: 'S3RVER', secret: 'S3RVER' };

export const databaseUrl = (name) => `postgres://helpdesk:${passwords.helpdesk}@${host}:${ports.pgbouncer}/${name}`;

export const siteAddress = `http://${host}:${ports.nginx}`;
