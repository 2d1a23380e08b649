import type { Registry } from 'prom-client';
import type { Clock } from '#db/clock.sql.ts';
import type { ReadyCounts } from '#http/kept/ready-answers.ts';
import type { Heard } from '#http/note-requests.ts';

/** What a server counts while it works; each is told of what happened, and costs no more than an addition. */
interface Meters {
  readonly registry: Registry;
  request(heard: Heard): void;
  catalogue(held: Clock): void;
  snapshot(made: { readonly br: Uint8Array; readonly gzip: Uint8Array }): void;
  /** @param isNew false: the same key and body came again, and got the receipt that it has */
  receipt(kind: string, isNew: boolean): void;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** @param readyCounts answers that stood ready, which pass nothing else that counts */
export async function openMeters(readyCounts: () => ReadyCounts, now: () => number = Date.now): Promise<Meters> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'helpdesk_request_duration_seconds',
    help: 'Requests that the app answered, by the pattern of their address, until the answer was made',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 10],
    registers,
  });
  new Counter({
    name: 'helpdesk_ready_answers_total',
    help: 'Requests that were answered by what stood ready, whole or as unchanged (304)',
    labelNames: ['form'],
    registers,
    collect() {
      const { whole, unchanged } = readyCounts();
      this.reset();
      this.inc({ form: 'whole' }, whole);
      this.inc({ form: 'unchanged' }, unchanged);
    },
  });
  const receipts = new Counter({
    name: 'helpdesk_receipts_total',
    help: 'Receipts for what visitors sent, new or the same one again',
    labelNames: ['kind', 'receipt'],
    registers,
  });
  const seq = new Gauge({ name: 'helpdesk_catalogue_seq', help: 'Number of the last change that this server holds', registers });
  const heldAt = new Gauge({ name: 'helpdesk_catalogue_held_timestamp_seconds', help: 'When it came to hold it', registers });
  const bytes = new Gauge({ name: 'helpdesk_snapshot_bytes', help: 'The newest snapshot, packed', labelNames: ['encoding'], registers });
  const madeAt = new Gauge({ name: 'helpdesk_snapshot_made_timestamp_seconds', help: 'When it was made', registers });
  const seconds = () => now() / 1_000;

  return {
    registry,
    request: ({ method, route, status, ms }) =>
      requests.observe({ method: methods.has(method) ? method : 'other', route, status: `${status}` }, ms / 1_000),
    receipt: (kind, isNew) => receipts.inc({ kind, receipt: isNew ? 'new' : 'again' }),
    catalogue(held) {
      seq.set(held.seq);
      heldAt.set(seconds());
    },
    snapshot({ br, gzip }) {
      bytes.set({ encoding: 'br' }, br.byteLength);
      bytes.set({ encoding: 'gzip' }, gzip.byteLength);
      madeAt.set(seconds());
    },
  };
}
