import { type DataFile, dataPath } from '@helpdesk/contract/open-data/data-files';
import { type DatasetState, datasetCalls } from '@helpdesk/contract/open-data/dataset';
import { openData } from '@helpdesk/site/open-data';
import { type Context, Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { answer } from '#http/answer.ts';
import { type Compressed, compress, compressedCache } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import { openToAnySite } from '#http/open/open-reads.ts';
import type { OriginOf } from '#http/origin.ts';
import { limitRead, type ReadLimit } from '#http/read-limit.ts';
import { routePath } from '#http/route-path.ts';
import { regionDay } from '#listings/region-day.ts';
import { makeOpenFile, type OpenFileSize, openFiles } from './open-files.ts';

interface Parts {
  readonly catalogue: Pick<CatalogueSource, 'soon'>;
  /** When each row was changed last, by its id. */
  readonly changeTimes: () => Promise<ReadonlyMap<string, Date>>;
  readonly originOf: OriginOf;
  /** Whether what is made for an origin is kept, see `keptOrigins`. */
  readonly keeps: (origin: string) => boolean;
  /** Of what one network may have made. */
  readonly limit: ReadLimit;
  readonly now: () => number;
}

/** What is held of a version: when it came to be, and its files as far as somebody asked for them. */
interface Version {
  readonly of: string;
  readonly changedAt: Promise<string | null>;
  readonly sizes: Map<string, OpenFileSize>;
}

const maxCachedBytes = 32 * 1024 * 1024;
/** A clock that is put right makes it another day at once. */
const longestReadyMs = 60_000;

/** The dataset, each file made once per change and day, and then handed out; and the call that tells what there is. */
export function openDataRoutes({ catalogue, changeTimes, originOf, keeps, limit, now }: Parts) {
  const cached = compressedCache(maxCachedBytes);
  let version: Version | undefined;

  async function newest() {
    const { epoch, seq, rows } = await catalogue.soon();
    const today = regionDay(now());
    const of = `${epoch} ${seq} ${today}`;
    if (version?.of === of) return { seq, rows, today, version };
    const made: Version = { of, changedAt: lastOf(changeTimes()), sizes: new Map() };
    version = made;
    // Whoever asks next asks the database again.
    made.changedAt.catch(() => {
      if (version === made) version = undefined;
    });
    return { seq, rows, today, version: made };
  }

  async function made(
    c: Context,
    file: DataFile,
  ): Promise<{ packed: Compressed; size: OpenFileSize; seq: number; changedAt: string | null }> {
    const { seq, rows, today, version } = await newest();
    const changedAt = await version.changedAt;
    const origin = originOf(c);
    const key = `${origin} ${file.name}`;
    const make = async () => {
      limitRead(limit, c);
      const { text, ...size } = makeOpenFile(file, { rows, origin, changedAt, today });
      if (keeps(origin)) version.sizes.set(key, size);
      return { text, size };
    };
    if (keeps(origin)) {
      const packed = await cached(version.of, key, async () => (await make()).text);
      return { packed, size: version.sizes.get(key) ?? (await make()).size, seq, changedAt };
    }
    const { text, size } = await make();
    return { packed: await compress(text), size, seq, changedAt };
  }

  const calls = new Hono().get(routePath(datasetCalls.about), async (c) => {
    const files: DatasetState['files'] = [];
    let about: Pick<DatasetState, 'changedAt' | 'version'> = { changedAt: null, version: 0 };
    for (const file of openFiles()) {
      const { size, seq, changedAt } = await made(c, file);
      about = { changedAt, version: seq };
      files.push({ address: originOf(c) + dataPath(file.name), type: file.type, ...size });
    }
    return answer(c, datasetCalls.about, { ...about, licence: openData.licence, files });
  });

  const files = new Hono();
  for (const file of openFiles()) {
    files.use(dataPath(file.name), openToAnySite).get(dataPath(file.name), async (c) => {
      const { packed } = await made(c, file);
      c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
      c.header('Link', `<${openData.licence.url}>; rel="license"`);
      return sendCompressed(c, packed, {
        type: file.table ? `${file.type}; charset=utf-8` : file.type,
        readyForMs: longestReadyMs,
        isForOne: !keeps(originOf(c)),
      });
    });
  }
  return { calls, files };
}

async function lastOf(times: Promise<ReadonlyMap<string, Date>>): Promise<string | null> {
  const all = [...(await times).values()].map((at) => at.getTime());
  return all.length > 0 ? new Date(all.reduce((last, at) => Math.max(last, at), 0)).toISOString() : null;
}
