import { readFileSync } from 'node:fs';

import { databaseNodes, host, passwords, ports, postgresPrograms } from '#layout.mjs';
import { databaseFile, databaseFolder, startProcess } from '#process.mjs';
import { answers, until } from '#until.mjs';
import { archiveCommand, restoreAllCommand, restoreCommand } from './pgbackrest.mjs';

/** Seconds. A primary that is gone with its machine is replaced after `ttl` at the latest, and it gives up by itself before. */
const times = { ttl: 10, loop_wait: 2, retry_timeout: 3, primary_start_timeout: 0 };

const parameters = {
  max_connections: 60,
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  wal_keep_size: '64MB',
  wal_log_hints: 'on',
  hot_standby_feedback: 'on',
  wal_receiver_timeout: '10s',
  wal_sender_timeout: '10s',
  tcp_keepalives_idle: 10,
  log_min_messages: 'warning',
};

/** Three equal PostgreSQL servers; Patroni of each decides with the others, in etcd, which of them takes writes. */
export const patroni = {
  start() {
    for (const name of databaseNodes) this.startNode(name);
  },
  startNode(name) {
    startProcess(name, 'patroni', [writeConfiguration(name)], { database: true });
  },
  /** Begins the cluster anew with what the backups and the log hold, where all databases are gone. */
  startFromBackup(name) {
    startProcess(name, 'patroni', [writeConfiguration(name, bootstrapFromBackup(name))], { database: true });
  },
  async isWell() {
    await until('a primary', () => primaryNode(), 120);
    for (const name of databaseNodes) await until(`the database ${name}`, () => answers(`${apiOf(name)}/health`), 120);
    await until('a synchronous standby', async () => (await members()).some(({ role }) => role === 'sync_standby'), 60);
  },
};

const at = (name) => databaseNodes.indexOf(name);
export const apiOf = (name) => `http://${host}:${ports.patroni[at(name)]}`;

/** What Patroni knows of each node: `name`, `role`, `state`, `timeline`, `lag`. Asked of whichever answers. */
export async function members() {
  for (const name of databaseNodes) {
    const known = await fetch(`${apiOf(name)}/cluster`, { signal: AbortSignal.timeout(1_500) })
      .then((response) => response.json())
      .catch(() => undefined);
    if (known) return known.members;
  }
  return [];
}

/** Has a node copy everything from the primary anew, as an operator does with one that cannot follow it. */
export const reinitialize = (name) =>
  fetch(`${apiOf(name)}/reinitialize`, { method: 'POST', body: JSON.stringify({ force: true }), signal: AbortSignal.timeout(20_000) }).then(
    (response) => response.text(),
    () => undefined,
  );

/** The name of the node that takes writes; undefined while there is none. */
export async function primaryNode() {
  const asked = await Promise.all(databaseNodes.map((name) => answers(`${apiOf(name)}/primary`).catch(() => false)));
  return databaseNodes[asked.indexOf(true)];
}

/** Patroni then makes no empty database, but lets pgBackRest bring back all that was written down, and takes the lead with it. */
const bootstrapFromBackup = (name) => ({
  method: 'pgbackrest',
  pgbackrest: { command: restoreAllCommand(name), no_params: true, keep_existing_recovery_conf: true },
});

/** JSON, which is YAML as well. @param bootstrap how the first node of a cluster begins; with empty databases when absent */
function writeConfiguration(name, bootstrap) {
  const home = databaseFolder(name);
  const roles = databaseFile(`${home}/roles.sql`, readFileSync(new URL('../roles.sql', import.meta.url)));
  const configuration = {
    scope: 'helpdesk',
    name,
    restapi: { listen: `${host}:${ports.patroni[at(name)]}`, connect_address: `${host}:${ports.patroni[at(name)]}` },
    etcd: { hosts: [`${host}:${ports.etcd}`] },
    bootstrap: {
      dcs: {
        ...times,
        maximum_lag_on_failover: 1_048_576,
        // Nothing that was acknowledged is on one machine alone.
        synchronous_mode: true,
        // Without etcd the primary goes on as long as it reaches the others.
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      ...(bootstrap ?? {
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        post_init: `psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --file=${roles}`,
      }),
    },
    postgresql: {
      listen: `${host}:${ports.postgres[at(name)]}`,
      connect_address: `${host}:${ports.postgres[at(name)]}`,
      bin_dir: postgresPrograms,
      data_dir: `${home}/data`,
      pgpass: `${home}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: passwords.postgres },
        replication: { username: 'replicator', password: passwords.replicator },
      },
      pg_hba: [
        // The socket lies in a folder that nobody else enters.
        'local all all trust',
        `host all all ${host}/32 scram-sha-256`,
        `host replication replicator ${host}/32 scram-sha-256`,
      ],
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: home, archive_mode: 'on', archive_timeout: '30s', archive_command: archiveCommand(name) },
      // Who was away for long finds in the archive what the primary no longer has.
      recovery_conf: { restore_command: restoreCommand(name) },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
  return databaseFile(`${home}/patroni.json`, JSON.stringify(configuration, undefined, 2));
}
