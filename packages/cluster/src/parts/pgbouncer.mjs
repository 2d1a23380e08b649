import { once } from 'node:events';
import { connect } from 'node:net';

import { host, passwords, ports } from '#layout.mjs';
import { databaseFile, databaseFolder, startProcess } from '#process.mjs';
import { until } from '#until.mjs';

/**
 * Lends the database's connections by the transaction. It stands before HAProxy: where the primary moves, HAProxy ends its connections and it opens
 * others, while those of the API stay. What it comes with waits 15 s after a connection that failed; here it asks again each second.
 */
const configuration = (home) => `[databases]
helpdesk = host=${host} port=${ports.primary}
helpdesk_read = host=${host} port=${ports.replicas} dbname=helpdesk
[pgbouncer]
listen_addr = ${host}
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${databaseFile(`${home}/users.txt`, `"helpdesk" "${passwords.helpdesk}"\n`)}
pool_mode = transaction
max_client_conn = 300
default_pool_size = 15
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`;

export const pgbouncer = {
  start() {
    const home = databaseFolder('pgbouncer');
    startProcess('pgbouncer', 'pgbouncer', ['-q', databaseFile(`${home}/pgbouncer.ini`, configuration(home))], { database: true });
  },
  isWell: () => until('pgBouncer', () => once(connect(ports.pgbouncer, host).unref(), 'connect')),
};
