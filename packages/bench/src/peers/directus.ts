import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openSample } from '@helpdesk/pwa/e2e/testing/databases.ts';
import { freePort } from '@helpdesk/pwa/e2e/testing/server.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

import { installPeers, peers } from './install.ts';
import { type Peer, run, send } from './peer.ts';

const folder = `${peers}directus/`;
const program = `${folder}node_modules/directus/cli.js`;
/** That of everybody who has not logged in, in every installation. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';
const owner = { email: 'bench@example.org', password: 'a long walk up the fort' };

/**
 * Directus on PostgreSQL with the places of the sample region, each with all that we tell of it, open to be read by anybody, with its cache in
 * memory.
 */
export async function openDirectus(): Promise<Peer> {
  installPeers(folder, 'isolated-vm');
  const database = await openSample();
  const files = mkdtempSync(`${tmpdir()}/helpdesk-directus-`);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: database.url,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: address,
    SECRET: 'bench',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    STORAGE_LOCAL_ROOT: files,
    EXTENSIONS_PATH: files,
    CACHE_ENABLED: 'true',
    CACHE_STORE: 'memory',
    // Else it refuses what comes too fast.
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    TELEMETRY: 'false',
  };
  execFileSync(process.execPath, [program, 'bootstrap'], { env: { ...process.env, ...settings }, stdio: 'ignore' });
  const running = await run(process.execPath, [program, 'start'], `${address}/server/ping`, settings);

  const { data } = await send<{ data: { access_token: string } }>(`${address}/auth/login`, owner);
  const token = `Bearer ${data.access_token}`;
  const fields = [
    { field: 'id', type: 'string', schema: { is_primary_key: true, length: 64 } },
    { field: 'name', type: 'string' },
    { field: 'row', type: 'json', meta: { special: ['cast-json'] } },
  ];
  await send(`${address}/collections`, { collection: 'places', schema: {}, meta: {}, fields }, token);
  const readable = { policy: publicPolicy, collection: 'places', action: 'read', fields: ['*'], permissions: {}, validation: {} };
  await send(`${address}/permissions`, readable, token);
  const items = `${address}/items/places`;
  await send(
    items,
    sampleRegion.places.map((row) => ({ id: row._id, name: row.name, row })),
    token,
  );
  return {
    name: 'Directus',
    list: `${items}?limit=-1`,
    item: `${items}/${sampleRegion.places[0]?._id}`,
    search: `${items}?limit=-1&search=shivneri`,
    restart: running.restart,
    async stop() {
      await running.end();
      await database.drop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}
