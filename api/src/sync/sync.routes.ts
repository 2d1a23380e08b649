import { minApp, syncSchema } from '@helpdesk/contract/kinds/schema';
import { type SyncHead, syncCalls } from '@helpdesk/contract/sync/sync';
import { Hono } from 'hono';

import type { Catalogue, CatalogueSource } from '#db/catalogue.ts';
import { answerBareProblem } from '#http/answer.ts';
import { type ReadBudget, readBudget } from '#http/budget/read-budget.ts';
import { unpaid, type Work } from '#http/budget/work.ts';
import { compressedCache } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import { found, Problem } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { type ContentVersion, sayVersion, seqOfEdge, versionHeader } from '#http/shared/content-version.ts';
import { writtenSeq } from '#http/written-seq.ts';
import { deltaOf } from './delta.ts';
import { forAppsOfSchema2 } from './schema-2.ts';
import type { Snapshot, SnapshotCache } from './snapshots.ts';

const json = 'application/json';
const soon = 'public, max-age=10';
/** What stands in it may be hidden at any time. */
const forMinutes = 'public, max-age=300';

const maxCachedBytes = 8 * 1024 * 1024;
/** A snapshot may be cut anew by then. */
const headMs = 1_000;
/** With the day the version of all answers is another. */
const longestReadyMs = 10_000;

/** What a head says of the server itself. */
type OfServer = Pick<SyncHead, 'schema' | 'minApp' | 'mailsVisitors' | 'bookingDetails' | 'alerts' | 'guideKey'>;

/**
 * Head, snapshot and delta: bare JSON, the same for everyone, so that caches in between may keep it.
 * @param versionOf says on heads what all public answers are of now, for the proxy in front
 */
export function syncRoutes(
  catalogue: Omit<CatalogueSource, 'follow'>,
  snapshots: SnapshotCache,
  ofServer: Partial<OfServer> = {},
  versionOf: ContentVersion = ({ seq }) => `${seq}-`,
  budget: ReadBudget = readBudget(0, Date.now),
) {
  const says: OfServer = { schema: syncSchema, minApp, ...ofServer };
  const cached = compressedCache(maxCachedBytes);
  const keptOf = ({ epoch, seq }: Catalogue, name: string, work: Work, make: () => string) =>
    cached(
      `${epoch} ${seq}`,
      name,
      () => work.now(make),
      () => work,
    );
  /**
   * The one that is asked for; where this server lacks it, since another has named it or it is older than minutes, the newest: a delta goes on from each. Also
   * under an earlier schema: while servers are updated one after the other, one of the old version may have named it.
   */
  async function snapshotOf(epoch: string, schema: number, seq: number): Promise<Snapshot | undefined> {
    if (schema < says.minApp || schema > says.schema) return undefined;
    const ofSchema = snapshots.under(schema);
    const current = await catalogue.soon(seq);
    const known = ofSchema.find(current, epoch, seq);
    if (known) return known;
    const newest = await ofSchema.newest(current);
    return newest.epoch === epoch ? newest : undefined;
  }
  return new Hono()
    .onError(answerBareProblem)
    .get(routePath(syncCalls.head), async (c) => {
      const current = await catalogue.soon(writtenSeq(c));
      const snapshot = await snapshots.newest(current);
      const head = await keptOf(current, `head ${snapshot.seq} ${current.floor}`, unpaid, () =>
        JSON.stringify({ ...headOf(current, snapshot, says), ...forAppsOfSchema2 }),
      );
      c.header('Cache-Control', `${soon}, stale-while-revalidate=30`);
      c.header(versionHeader, versionOf(current));
      return sendCompressed(c, head, { type: json, readyForMs: snapshot.seq < current.seq ? headMs : longestReadyMs });
    })
    .get(routePath(syncCalls.snapshot), async (c) => {
      const { epoch, schema, seq } = c.req.param();
      const asked = numberOf('seq', seq);
      const snapshot = found(await snapshotOf(epoch, numberOf('schema', schema), asked), 'server_not_found');
      // A proxy that recompressed it would only make it larger.
      c.header('Cache-Control', `${snapshot.seq === asked ? forMinutes : soon}, no-transform`);
      return sendCompressed(c, snapshot, { type: json, isForOne: true });
    })
    .get(routePath(syncCalls.delta), async (c) => {
      const { epoch, schema, from } = c.req.param();
      const asked = { epoch, schema: numberOf('schema', schema), from: numberOf('from', from) };
      const known = await catalogue.soon(seqOfEdge(c));
      // A phone that has read from another server since is not told to start over by what this one still holds.
      const isKnown = known.epoch === asked.epoch && known.seq >= asked.from;
      const current = isKnown ? known : await catalogue.current();
      const work = budget.beginAnyway(c);
      const delta = work.now(() => deltaOf(current, asked, says));
      c.header('Cache-Control', soon);
      if ('reset' in delta) return c.json(delta, 410);
      sayVersion(c, versionOf(current));
      const packed = await keptOf(current, `delta ${asked.schema} ${asked.from}`, work, () => delta.json);
      return sendCompressed(c, packed, { type: json });
    });
}

const headOf = ({ epoch, seq, floor, tables }: Catalogue, snapshot: Snapshot, { schema, minApp, ...says }: OfServer): SyncHead => ({
  schema,
  minApp,
  epoch,
  seq,
  floor,
  tables,
  snapshot: {
    url: `/api/sync/v1/snapshot/${snapshot.epoch}/${schema}/${snapshot.seq}`,
    bytes: snapshot.br.byteLength,
    rows: snapshot.rows,
  },
  ...says,
});

function numberOf(parameter: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Problem(400, 'server_bad_parameter', { name: parameter });
  return Number(text);
}
