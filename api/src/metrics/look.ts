import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { heartbeatEveryMs } from '@helpdesk/contract/calls/kiosks';
import type { Gauge, Registry } from 'prom-client';
import type { Pool } from '#db/sql.ts';
import { bytesBelow } from './bytes-below.ts';
import { type Counted, countForMetrics } from './metrics.sql.ts';

interface Looked {
  /** By the names that they have in the metrics. */
  readonly pools: Readonly<Record<string, Pool>>;
  /** Of which it is asked what the database alone knows. */
  readonly sql: Pool;
  readonly dataDir: string;
  /** Else mails wait for nobody, and are not counted. */
  readonly sendsMail: boolean;
}

/** A scrape waits no longer for the database. */
const patienceMs = 1_000;
/** Walking through all files is not for every scrape. */
const walkEveryMs = 600_000;
const parts = ['postgres', 'images', 'reports', 'backups', 'assets'] as const;
/** A kiosk says every so often that it is there; one that missed two is silent. */
const seenForMs = 2 * heartbeatEveryMs;

/** What is looked at when somebody asks for the metrics: pools, disk, and one statement to the database. */
export async function lookForMetrics(
  registry: Registry,
  { pools, sql, dataDir, sendsMail }: Looked,
  now: () => number = Date.now,
): Promise<() => Promise<void>> {
  const prometheus = await import('prom-client');
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new prometheus.Gauge({ name: `helpdesk_${name}`, help, labelNames, registers: [registry] });
  const connections = gauge('pool_connections', 'Connections of a pool to the database', 'pool', 'state');
  const waiting = gauge('pool_waiting', 'Who waits for a connection of a pool', 'pool');
  const free = gauge('disk_free_bytes', 'Room on the disk of DATA_DIR');
  const size = gauge('disk_size_bytes', 'Size of the disk of DATA_DIR');
  const used = gauge('data_bytes', 'Files below DATA_DIR, counted every ten minutes', 'part');
  const up = gauge('database_up', 'Whether the database answered the statement of this scrape within a second');
  const ofMail = () => ({
    mailsWaiting: gauge('mails_waiting', 'Mails that are not sent yet'),
    oldestMailSeconds: gauge('mail_oldest_seconds', 'Since the enquiry came that the oldest of them is about'),
    mailsGivenUp: gauge('mails_given_up', 'Mails of the last 30 days that were given up'),
  });
  const ofDatabase = {
    ...(sendsMail ? ofMail() : {}),
    kiosksPaired: gauge('kiosks_paired', 'Kiosks with a device'),
    kiosksSeen: gauge('kiosks_seen', 'Those that said lately that they are there'),
    backupMadeAt: gauge('backup_made_timestamp_seconds', 'When the last scheduled backup was made'),
    backupVerifiedAt: gauge('backup_verified_timestamp_seconds', 'When the last one was made that was put back and compared'),
    isTimeDoubted: gauge('clock_doubted', 'Whether the clock is not believed, and nothing erased'),
  };
  let walkedAt = Number.NEGATIVE_INFINITY;

  async function lookAtDatabase(): Promise<void> {
    const at = now();
    const asked = countForMetrics(sql, new Date(at), new Date(at - seenForMs)).catch(() => undefined);
    const counted = await Promise.race([asked, pause(patienceMs, undefined, { ref: false })]);
    up.set(counted ? 1 : 0);
    for (const [name, it] of Object.entries(ofDatabase) as [keyof Counted, Gauge][]) {
      // Rather nothing than what was true some time ago.
      it.remove();
      const value = counted?.[name];
      if (value !== undefined && value !== null) it.set(Number(value));
    }
  }

  async function walk(): Promise<void> {
    for (const part of parts) used.set({ part }, await bytesBelow(join(dataDir, part)));
  }

  return async () => {
    for (const [pool, { counts }] of Object.entries(pools)) {
      const now = counts();
      connections.set({ pool, state: 'used' }, now.used);
      connections.set({ pool, state: 'idle' }, now.idle);
      waiting.set({ pool }, now.waiting);
    }
    const disk = await statfs(dataDir);
    free.set(disk.bavail * disk.bsize);
    size.set(disk.blocks * disk.bsize);
    if (performance.now() - walkedAt >= walkEveryMs) {
      walkedAt = performance.now();
      void walk();
    }
    await lookAtDatabase();
  };
}
