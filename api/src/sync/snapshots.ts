import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { writeRowLines } from '@helpdesk/contract/row-lines';
import type { SyncSnapshot } from '@helpdesk/contract/sync';

import type { Catalogue } from '#db/catalogue.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const unpackGzip = promisify(gunzip);

/** Every row of one (epoch, seq), packed once and then only handed out. */
export interface Snapshot {
  readonly epoch: string;
  readonly seq: number;
  readonly rows: number;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

const cutEveryMs = 60_000;
const keptSnapshots = 3;

/** The newest snapshots of this server. */
export function snapshotShelf(now: () => number, schema = syncSchema) {
  let kept: readonly Snapshot[] = [];
  let cutAt = Number.NEGATIVE_INFINITY;
  let cutting: Promise<Snapshot> | undefined;

  async function cut(catalogue: Catalogue): Promise<Snapshot> {
    try {
      const snapshot = await pack(catalogue, schema);
      kept = [snapshot, ...kept].slice(0, keptSnapshots);
      cutAt = now();
      return snapshot;
    } finally {
      cutting = undefined;
    }
  }

  return {
    /**
     * Cut when first asked for after a change, at most once a minute: until then the one before stays the newest, unless it
     * fell below the floor, where no delta would go on from it.
     */
    async newest(catalogue: Catalogue): Promise<Snapshot> {
      if (cutting) await cutting;
      const [last] = kept;
      const isRecent = last && (last.seq >= catalogue.seq || now() - cutAt < cutEveryMs);
      if (isRecent && last.epoch === catalogue.epoch && last.seq >= catalogue.floor) return last;
      cutting ??= cut(catalogue);
      return cutting;
    },
    find: (epoch: string, seq: number): Snapshot | undefined => kept.find((it) => it.epoch === epoch && it.seq === seq),
  };
}

export type SnapshotShelf = ReturnType<typeof snapshotShelf>;

/** For the rare client that takes neither packed form. */
export const unpacked = async ({ gzip: packed }: Snapshot): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await unpackGzip(packed));

async function pack({ epoch, seq, rows, tables }: Catalogue, schema: number): Promise<Snapshot> {
  const body = Buffer.from(writeRowLines({ epoch, schema, seq } satisfies Omit<SyncSnapshot, 'rows'>, rows satisfies SyncSnapshot['rows']));
  const [br, gz] = await Promise.all([
    packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    packGzip(body, { level: 9 }),
  ]);
  return {
    epoch,
    seq,
    rows: Object.values(tables).reduce((sum, table) => sum + table.rows, 0),
    br: new Uint8Array(br),
    gzip: new Uint8Array(gz),
  };
}
