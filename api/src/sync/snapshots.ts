import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { rowLineParts } from '@helpdesk/contract/sync/row-lines';
import type { SyncSnapshot } from '@helpdesk/contract/sync/sync';

import type { Catalogue } from '#db/catalogue.ts';
import { isWithin } from '#db/time/other-time.ts';
import { unpaid } from '#http/budget/work.ts';
import { compress } from '#http/kept/compressed-cache.ts';
import { deltaOf } from './delta.ts';

/** Every row of one (epoch, seq), packed once and then only handed out. */
export interface Snapshot {
  readonly epoch: string;
  readonly seq: number;
  readonly rows: number;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** Of the text as it is, not packed. */
  readonly bytes: number;
  readonly etag: string;
}

const minIntervalMs = 60_000;
const maxSnapshots = 3;
/** What was hidden or deleted since is not to be read in an old snapshot for longer. */
const oldestMs = 5 * minIntervalMs;

export interface SnapshotCache {
  /**
   * Cut when first asked for after a change, at most once a minute: until then the one before stays the newest, unless no
   * delta goes on from it.
   */
  newest(catalogue: Catalogue): Promise<Snapshot>;
  /** None that is older than the catalogue and was made over five minutes ago. */
  find(catalogue: Catalogue, epoch: string, seq: number): Snapshot | undefined;
  /** The same rows under another schema, for whoever was told of it by a server of that version. */
  under(schema: number): SnapshotCache;
}

/** The newest snapshots of this server. @param onMade told of each that is new */
export function snapshotCache(now: () => number, schema = syncSchema, onMade: (made: Snapshot) => void = () => {}): SnapshotCache {
  const others = new Map<number, SnapshotCache>();
  let snapshots: readonly (Snapshot & { readonly madeAt: number })[] = [];
  let making: Promise<Snapshot> | undefined;

  async function make(catalogue: Catalogue): Promise<Snapshot> {
    try {
      const snapshot = await pack(catalogue, schema);
      snapshots = [{ ...snapshot, madeAt: now() }, ...snapshots].slice(0, maxSnapshots);
      onMade(snapshot);
      return snapshot;
    } finally {
      making = undefined;
    }
  }

  return {
    async newest(catalogue) {
      if (making) await making;
      const [last] = snapshots;
      const isRecent = last && (last.seq >= catalogue.seq || isWithin(minIntervalMs, last.madeAt, now()));
      if (isRecent && leadsOn(last, catalogue)) return last;
      making ??= make(catalogue);
      return making;
    },
    find: (catalogue, epoch, seq) => {
      const isOfNow = (it: Snapshot) => it.epoch === catalogue.epoch && it.seq >= catalogue.seq;
      return snapshots.find((it) => it.epoch === epoch && it.seq === seq && (isOfNow(it) || isWithin(oldestMs, it.madeAt, now())));
    },
    under(other) {
      const known = other === schema ? this : (others.get(other) ?? snapshotCache(now, other));
      if (known !== this) others.set(other, known);
      return known;
    },
  };
}

/** Not below the floor, nor from before a change that is too large for a delta. */
const leadsOn = ({ epoch, seq }: Snapshot, catalogue: Catalogue): boolean =>
  (seq >= catalogue.seq && epoch === catalogue.epoch && seq >= catalogue.floor) ||
  !('reset' in deltaOf(catalogue, { epoch, schema: syncSchema, from: seq }, { schema: syncSchema, minApp: syncSchema }));

/** Handed out many times, so packed as tightly as a few seconds of a core can. */
const quality = { br: 9, gzip: 9 };

async function pack({ epoch, seq, rows, tables }: Catalogue, schema: number): Promise<Snapshot> {
  const about = { epoch, schema, seq } satisfies Omit<SyncSnapshot, 'rows'>;
  const packed = await compress(rowLineParts(about, rows satisfies SyncSnapshot['rows']), unpaid, quality);
  return { epoch, seq, rows: Object.values(tables).reduce((sum, table) => sum + table.rows, 0), ...packed };
}
