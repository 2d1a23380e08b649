import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from '@helpdesk/pwa/e2e/testing/paths.ts';
import { openServer, type Server } from '@helpdesk/pwa/e2e/testing/server.ts';
import postgres from 'postgres';

import { copyRows } from '#first-sync/many-rows.ts';
import { at, inMs, line } from '#table.ts';

const count = 100;
const rows = { place: 300, resort: 100, restaurant: 100 };
const names = Array.from({ length: count }, (_, nth) => `region-${nth + 1}`);
const first = 'junnar';

/**
 * What a hundred further regions of 500 listings each cost one server: memory, and the time of a first answer (database, tables and
 * rows are made), of one of a region that was closed, and of one that is open.
 */
export async function benchSites(): Promise<void> {
  const sitesDir = mkdtempSync(join(tmpdir(), 'helpdesk-bench-sites-'));
  const site = JSON.parse(readFileSync(join(root, 'sites', first, 'site.json'), 'utf8'));
  for (const name of [first, ...names]) {
    mkdirSync(join(sitesDir, name));
    const addresses = { hosts: name === first ? [] : [`${name}.test`] };
    writeFileSync(join(sitesDir, name, 'site.json'), JSON.stringify({ ...site, addresses }));
  }
  const server = await openServer({ SITES_DIR: sitesDir });
  await server.start();
  try {
    console.log(line('', 'median', 'longest', 'resident', 'at most'));
    report('one region', [await visit(server, 'localhost')], server);
    report('a first answer', await visitAll(server), server);
    await fillAll(server);
    report('an answer of one that was closed', await visitAll(server), server);
    report('the same again', await visitAll(server), server);
    const [last = ''] = names.slice(-1);
    const open: number[] = [];
    for (const _ of names) open.push(await visit(server, last));
    report('an answer of one that is open', open, server);
  } finally {
    await server.stop();
    rmSync(sitesDir, { recursive: true });
  }
}

async function visitAll(server: Server): Promise<number[]> {
  const times: number[] = [];
  for (const name of names) times.push(await visit(server, name));
  return times;
}

/** The list of places and the page of a directory, in milliseconds. */
async function visit(server: Server, name: string): Promise<number> {
  const from = performance.now();
  for (const path of ['/tourism-directory?lang=en', '/api/get-tourist-places']) {
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      request(`${server.address}${path}`, { headers: { Host: `${name}.test` } })
        .once('response', resolve)
        .once('error', reject)
        .end();
    });
    await buffer(answer);
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode} for ${path}`);
  }
  return performance.now() - from;
}

async function fillAll(server: Server): Promise<void> {
  const { host, port, user, database } = await server.read(async ({ options }) => options);
  for (const name of names) {
    const own = `${database}_${name.replaceAll('-', '_')}`;
    const sql = postgres({ host: host[0], port: port[0], user, database: own, max: 1 });
    await sql.begin(async (tx) => {
      await tx`SELECT begin_catalogue_change()`;
      await copyRows(tx, rows);
    });
    await sql.end();
  }
}

function report(name: string, times: readonly number[], server: Server): void {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  const megabytes = (what: string) => `${Math.round(Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_000)} MB`;
  const sorted = [...times].sort((one, other) => one - other);
  console.log(line(name, inMs(at(sorted, 0.5)), inMs(sorted.at(-1)), megabytes('VmRSS'), megabytes('VmHWM')));
}
