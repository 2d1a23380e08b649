import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiNodes, bucket, databaseUrl, host, inFolder, ports } from '#layout.mjs';
import { pidOf, startProcess, stopProcess } from '#process.mjs';
import { answers, until } from '#until.mjs';
import { root } from '../../../setup/paths.mjs';

export const addressOf = (name) => `http://${host}:${ports.api[apiNodes.indexOf(name)]}`;

/** Where the catalogue of a node stands, which nginx may hand out some seconds later. */
export const headOf = async (name) => (await fetch(`${addressOf(name)}/api/sync/v1/head`)).json();

/** The first administrator, for whoever tries the cluster. */
export const administrator = { email: 'helpdesk@example.org', password: 'a cluster on one machine' };

/** What each node is told, and the step that migrates. */
export const settings = () => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl('helpdesk'),
  READ_DATABASE_URL: databaseUrl('helpdesk_read'),
  MIGRATE_AT_START: 'no',
  TRUSTED_PROXY_HOPS: '1',
  ENQUIRIES_PER_10_MINUTES: '100000',
  READ_MS_PER_SECOND: '999999',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  S3_ENDPOINT: `http://${host}:${ports.s3}`,
  S3_BUCKET: bucket.name,
  S3_KEY: bucket.key,
  S3_SECRET: bucket.secret,
});

/** What each node was started with. */
const started = new Map();

/** Three equal servers of the product, on the build that `npm start` runs. */
export const api = {
  async start() {
    for (const name of apiNodes) {
      this.startNode(name);
      // Each sees what the one before has filled and noted.
      await this.isNodeWell(name);
    }
  },
  /** @param more settings besides, as `APP_DIR` of another build */
  startNode(name, more = {}) {
    started.set(name, more);
    const dataDir = inFolder(name);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    startProcess(name, process.execPath, ['--enable-source-maps', join(root, 'api/dist/main.js')], {
      env: { ...settings(), HOST: host, PORT: String(ports.api[apiNodes.indexOf(name)]), DATA_DIR: dataDir, ...more },
    });
  },
  stopNode: (name) => stopProcess(name, 30),
  /** A server that finds no database ends, and whoever looks after it starts it again, as systemd does. */
  isNodeWell(name) {
    return until(
      `the server ${name}`,
      () => {
        if (pidOf(name) === undefined) this.startNode(name, started.get(name));
        return answers(`${addressOf(name)}/api/health`);
      },
      120,
    );
  },
};
