import { type DataFile, dataPath } from '@helpdesk/contract/open-data/data-files';
import { type DatasetState, datasetCalls } from '@helpdesk/contract/open-data/dataset';
import { openData } from '@helpdesk/site/open-data';
import { type Context, Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { answer } from '#http/answer.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import { type Compressed, compressedCache } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import { openToAnySite } from '#http/open/open-reads.ts';
import type { OriginOf } from '#http/origin.ts';
import { routePath } from '#http/route-path.ts';
import { regionDay } from '#listings/region-day.ts';
import { makeOpenFile, openFiles, rowsOfFile } from './open-files.ts';

interface Parts {
  readonly catalogue: Pick<CatalogueSource, 'soon'>;
  /** When each row was changed last, by its id. */
  readonly changeTimes: () => Promise<ReadonlyMap<string, Date>>;
  readonly originOf: OriginOf;
  readonly budget: ReadBudget;
  readonly now: () => number;
}

/** What is held of a version: when it came to be. */
interface Version {
  readonly of: string;
  readonly changedAt: Promise<string | null>;
}

const maxCachedBytes = 32 * 1024 * 1024;
/** A clock that is put right makes it another day at once. */
const longestReadyMs = 60_000;

/** The dataset, each file made once per change and day, and then handed out; and the call that tells what there is. */
export function openDataRoutes({ catalogue, changeTimes, originOf, budget, now }: Parts) {
  const cached = compressedCache(maxCachedBytes);
  let version: Version | undefined;

  async function newest() {
    const { epoch, seq, rows } = await catalogue.soon();
    const today = regionDay(now());
    const of = `${epoch} ${seq} ${today}`;
    if (version?.of === of) return { seq, rows, today, version };
    const made: Version = { of, changedAt: lastOf(changeTimes()) };
    version = made;
    // Whoever asks next asks the database again.
    made.changedAt.catch(() => {
      if (version === made) version = undefined;
    });
    return { seq, rows, today, version: made };
  }

  async function made(c: Context, file: DataFile): Promise<{ packed: Compressed; rows: number; seq: number; changedAt: string | null }> {
    const { seq, rows, today, version } = await newest();
    const changedAt = await version.changedAt;
    const origin = originOf(c);
    const make = () => makeOpenFile(file, { rows, origin, changedAt, today });
    const packed = await cached(version.of, `${origin} ${file.name}`, make, () => budget.begin(c));
    return { packed, rows: rowsOfFile(file, rows), seq, changedAt };
  }

  const calls = new Hono().get(routePath(datasetCalls.about), async (c) => {
    const files: DatasetState['files'] = [];
    let about: Pick<DatasetState, 'changedAt' | 'version'> = { changedAt: null, version: 0 };
    for (const file of openFiles()) {
      const { packed, rows, seq, changedAt } = await made(c, file);
      about = { changedAt, version: seq };
      files.push({ address: originOf(c) + dataPath(file.name), type: file.type, rows, bytes: packed.bytes, sha256: packed.sha256 });
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
      });
    });
  }
  return { calls, files };
}

async function lastOf(times: Promise<ReadonlyMap<string, Date>>): Promise<string | null> {
  const all = [...(await times).values()].map((at) => at.getTime());
  return all.length > 0 ? new Date(all.reduce((last, at) => Math.max(last, at), 0)).toISOString() : null;
}
