import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { connect } from '#db/pool/connect.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import { breakableConnection } from '#db/testing/breakable-connection.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { readyAnswers } from '#http/kept/ready-answers.ts';
import { listen } from '#listen.ts';
import { lookForMetrics } from './look.ts';
import { openMeters } from './meters.ts';
import { serveMetrics } from './serve-metrics.ts';

const { sql, url } = await testDatabase();
await seedWhenEmpty(sql);
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-metrics-'));
mkdirSync(join(dataDir, 'backups'));
writeFileSync(join(dataDir, 'backups', 'one'), 'x'.repeat(1_000));
const way = await breakableConnection(url);
const requests = connect(way.url, { max: 2 });

const ready = readyAnswers(1_000_000);
const meters = await openMeters(ready.counts);
const app = createApp({
  sql,
  dataDir,
  ready,
  hearChanges: () => {},
  onRequest: meters.request,
  onReceipt: meters.receipt,
  onSnapshot: meters.snapshot,
  onCatalogue: meters.catalogue,
});
const site = await listen(Promise.resolve(app), { port: 0, host: '127.0.0.1', ready });
const look = await lookForMetrics(meters.registry, { pools: { requests }, sql: requests, dataDir, sendsMail: true });
const served = await serveMetrics({ port: 0, host: '127.0.0.1' }, meters.registry, look);
afterAll(async () => {
  served.close();
  await site.close(0);
  await requests.end({ timeout: 1 });
  rmSync(dataDir, { recursive: true });
});

/** The lines of a scrape that are about a metric. */
async function scrape(name: string): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${served.port}/metrics`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/plain')]);
  return (await response.text()).split('\n').filter((line) => line.startsWith(name));
}
const numberOf = async (name: string) => Number((await scrape(name))[0]?.split(' ')[1]);
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${site.port}${path}`, init);
const headers = { 'Accept-Encoding': 'br', 'Content-Type': 'application/json' };

test('requests are counted by the pattern of their address and by how they ended; those that stood ready by themselves', async () => {
  await ask('/api/get-tourist-place/kanarie7213?search=kanarie7213');
  await ask('/api/get-regions', { headers });
  await vi.waitFor(async () => {
    await ask('/api/get-regions', { headers });
    expect(await scrape('helpdesk_ready_answers_total{form="whole"}')).not.toEqual(['helpdesk_ready_answers_total{form="whole"} 0']);
  });
  const counted = await scrape('helpdesk_request_duration_seconds_count');
  expect(counted).toContain('helpdesk_request_duration_seconds_count{method="GET",route="/api/get-tourist-place/:id",status="404"} 1');
  expect(counted.join()).toContain('route="/api/get-regions",status="200"');
  expect((await scrape('')).join('\n')).not.toContain('kanarie');
});

test('receipts, mails that wait, rows and files are told', async () => {
  const under1 = { ...headers, ...under() };
  for (let times = 0; times < 3; times += 1)
    await ask('/api/contact-form', { method: 'POST', headers: under1, body: JSON.stringify(submissions.contact) });
  expect(await scrape('helpdesk_receipts_total')).toEqual([
    'helpdesk_receipts_total{kind="contact",receipt="new"} 1',
    'helpdesk_receipts_total{kind="contact",receipt="again"} 2',
  ]);
  await sql`UPDATE enquiry SET received_at = received_at - interval '2 hours'`;
  expect(await numberOf('helpdesk_mails_waiting')).toBe(1);
  expect(await numberOf('helpdesk_mail_oldest_seconds')).toBeGreaterThan(7_000);
  expect(await numberOf('helpdesk_catalogue_seq')).toBe(1);
  const { epoch, snapshot } = (await (await ask('/api/sync/v1/head')).json()) as { epoch: string; snapshot: { url: string } };
  expect(epoch).toBeTruthy();
  await ask(new URL(snapshot.url, 'http://127.0.0.1').pathname);
  expect(await numberOf('helpdesk_snapshot_bytes{encoding="br"}')).toBeGreaterThan(1_000);
  expect(await numberOf('helpdesk_disk_free_bytes')).toBeGreaterThan(0);
  await vi.waitFor(async () =>
    expect(await scrape('helpdesk_data_bytes{part="backups"}')).toEqual(['helpdesk_data_bytes{part="backups"} 1000']),
  );
  expect(await scrape('helpdesk_pool_connections{pool="requests",state="used"}')).toEqual([
    'helpdesk_pool_connections{pool="requests",state="used"} 0',
  ]);
});

test('a kiosk counts as seen while it says that it is there', async () => {
  await sql`INSERT INTO kiosk (name, pin_salt, pin_iterations, pin_hash, token_hash, paired_at, seen_at, heartbeat)
    VALUES ('Counter', '', 600000, '', 'a', now(), now(), '{}'), ('Hall', '', 600000, '', 'b', now(), now() - interval '1 day', '{}')`;
  expect([await numberOf('helpdesk_kiosks_paired'), await numberOf('helpdesk_kiosks_seen')]).toEqual([2, 1]);
});

test('while the database hangs a scrape is answered all the same, and says so', async () => {
  expect(await numberOf('helpdesk_database_up')).toBe(1);
  way.hang();
  expect(await numberOf('helpdesk_database_up')).toBe(0);
  expect(await scrape('helpdesk_mails_waiting')).toEqual([]);
  expect(await scrape('helpdesk_catalogue_seq')).toEqual(['helpdesk_catalogue_seq 1']);
  way.heal();
  await vi.waitFor(async () => expect(await numberOf('helpdesk_database_up')).toBe(1), { timeout: 60_000 });
});

test('nothing else is there, and visitors find no metrics', async () => {
  expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
  expect((await ask('/metrics')).status).toBe(404);
});
