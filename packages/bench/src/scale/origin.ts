import { assumptions } from './assumptions.ts';
import { editsOf } from './edits.ts';
import type { Measured } from './measure.ts';
import type { Random } from './random.ts';
import { tableOf } from './table-of.ts';

export const kinds = [
  'head',
  'delta',
  'snapshot',
  'pages',
  'files',
  'pictures',
  'worker',
  'count',
  'writes',
  'searches',
  'office',
] as const;
type What = (typeof kinds)[number];
export interface Count {
  readonly requests: number;
  readonly bytes: number;
}
type Counts = Readonly<Record<What, Count>>;

/** What came to the server, and to the edge, on one day: requests and bytes of answers. */
export interface Tally {
  readonly atOrigin: Counts;
  readonly atEdge: Counts;
  readonly saves: number;
}

/** An hour: how long the edge keeps what the server made of the very version that it asked for. */
const keptSeconds = 3_600;
const languageCount = 3;
const packings = 2;
/** Of what may be held for ten seconds: the worker and the manifest by packing, the count by packing and language. */
const moments = { worker: 0, manifest: packings, count: 2 * packings } as const;

/** The edge and the server behind it, by the rules of `deploy/nginx/helpdesk.conf`; sizes are those of real answers. */
export function newOrigin(measured: Measured, random: Random, tick: number) {
  const keptTicks = keptSeconds / tick;
  const { pageCount, beginningCount } = measured;
  const popular = tableOf(
    Array.from({ length: pageCount }, (_, rank) => 1 / (rank + 1) ** assumptions.popularity),
    65_536,
  );
  const { origin, edge, begin, counts } = newCounters();
  /** Rows that were changed up to each seq. */
  const rowsAt: number[] = [0];
  const tallies: Tally[] = [];
  /** By page, language and packing: of which version, and of when, the copy is that is held. */
  const pageVersion = new Uint32Array(pageCount * languageCount * packings);
  const pageTick = new Uint32Array(pageVersion.length);
  /** The same by the seq that deltas begin from, and packing. */
  const deltaVersion: number[] = [];
  const deltaTick: number[] = [];
  const snapshotSeq = [-1, -1];
  const headTick = [-1, -1];
  const headVersion = [0, 0];
  const momentTick = new Int32Array((2 + languageCount) * packings).fill(-1);
  let [seq, version, now, day] = [0, 1, 0, 0];
  /** As the edge has heard of it. */
  let [seenSeq, seenVersion] = [0, 0];
  let saves: readonly number[] = [];
  let saved = 0;
  let pagesAsked = 0;

  /** Everything goes by the head, which comes to the server once in ten seconds: 304 where nothing has changed. */
  function lookAtHead(packing: number): void {
    headTick[packing] = now;
    origin('head', 1, headVersion[packing] === version ? measured.unchanged : measured.head);
    headVersion[packing] = version;
    seenSeq = seq;
    seenVersion = version;
  }

  function askForMoment(what: What, moment: number, bytes: number): void {
    edge(what, 1, bytes);
    if (momentTick[moment] === now) return;
    momentTick[moment] = now;
    origin(what, 1, bytes);
  }

  function askForPage(page: number, language: number, packing: number): void {
    if (headTick[packing] !== now) lookAtHead(packing);
    pagesAsked += 1;
    const at = (page * languageCount + language) * packings + packing;
    if (pageVersion[at] === seenVersion && now - (pageTick[at] as number) < keptTicks) return;
    pageVersion[at] = seenVersion;
    pageTick[at] = now;
    origin('pages', 1, measured.page);
  }

  function everywhere(what: What, requests: number, bytes: number): void {
    edge(what, requests, bytes);
    origin(what, requests, bytes);
  }

  function askForDelta(from: number, packing: number): void {
    const rows = (rowsAt[seenSeq] as number) - (rowsAt[from] as number);
    const bytes = Math.min(measured.delta(Math.min(rows, measured.rows)), measured.snapshot);
    edge('delta', 1, bytes);
    const at = from * packings + packing;
    if (deltaVersion[at] === seenVersion && now - (deltaTick[at] as number) < keptTicks) return;
    deltaVersion[at] = seenVersion;
    deltaTick[at] = now;
    origin('delta', 1, bytes);
  }

  return {
    tallies,
    begin(which: number): void {
      day = which;
      begin();
      // Pages say another day.
      version += 1;
      saves = editsOf(day, random, tick);
      saved = 0;
      if (day % Math.round(365 / assumptions.builds) === 0) {
        version += 1;
        for (let packing = 0; packing < packings; packing += 1) origin('files', measured.appFiles, measured.appBytes);
      }
      // Once a month, as if none of them were held any more.
      if (day % 30 === 0) origin('pictures', measured.pictureCount, measured.pictureBytes);
      everywhere('office', assumptions.office, assumptions.office * measured.write);
    },
    /** A tick of the day: what was saved until then, and what crawlers ask for. */
    pass(inDay: number): void {
      now += 1;
      for (; saved < saves.length && (saves[saved] as number) <= inDay; saved += 1) {
        seq += 1;
        version += 1;
        const isImport = day % 30 === 15 && saved === 0;
        rowsAt.push((rowsAt.at(-1) as number) + (isImport ? assumptions.rowsOfImport : 1));
      }
      const crawled = assumptions.crawled * (tick / 86_400);
      for (let page = Math.floor(crawled + random.share()); page > 0; page -= 1)
        askForPage(random.whole(pageCount), random.whole(languageCount), 0);
    },
    end(): void {
      edge('pages', pagesAsked, pagesAsked * measured.page);
      pagesAsked = 0;
      tallies.push({ ...counts(), saves: saves.length });
    },
    /** @returns the seq that a phone holds then */
    visit(held: number, heads: number, language: number, packing: number): number {
      const { counted, submissions, questions, misses } = assumptions;
      askForMoment('worker', moments.worker + packing, measured.worker);
      askForMoment('count', moments.count + language * packings + packing, measured.count);
      const writes = counted + submissions + questions + misses;
      everywhere('writes', writes, writes * measured.write);
      if (headTick[packing] !== now) lookAtHead(packing);
      edge('head', heads, heads * measured.head);
      if (held < seenSeq) askForDelta(held, packing);
      return seenSeq;
    },
    /** A phone that holds nothing. @returns the seq that it holds then */
    newcomer(drawn: number, language: number, packing: number): number {
      askForPage(popular[drawn & 0xffff] as number, language, packing);
      askForMoment('files', moments.manifest + packing, measured.manifest);
      edge('files', measured.appFiles, measured.appBytes);
      edge('pictures', measured.listPictureCount, measured.listPictureBytes);
      everywhere('searches', assumptions.searches, assumptions.searches * measured.search);
      edge('snapshot', 1, measured.snapshot);
      if (snapshotSeq[packing] !== seenSeq) {
        snapshotSeq[packing] = seenSeq;
        origin('snapshot', 1, measured.snapshot);
      }
      return seenSeq;
    },
    /** Home and directories, which a worker keeps anew each day. */
    beginnings(language: number, packing: number): void {
      for (let page = 0; page < beginningCount; page += 1) askForPage(page, language, packing);
    },
    page(drawn: number, language: number, packing: number): void {
      askForPage(popular[drawn & 0xffff] as number, language, packing);
    },
  };
}

/** Of one day, by what was asked for. */
function newCounters() {
  const sides = [new Float64Array(kinds.length * 2), new Float64Array(kinds.length * 2)] as const;
  const places = Object.fromEntries(kinds.map((what, at) => [what, at * 2])) as Record<What, number>;
  const counter = (side: Float64Array) => (what: What, requests: number, bytes: number) => {
    const at = places[what];
    side[at] = (side[at] as number) + requests;
    side[at + 1] = (side[at + 1] as number) + bytes;
  };
  const read = (side: Float64Array) =>
    Object.fromEntries(kinds.map((what, at) => [what, { requests: side[at * 2], bytes: side[at * 2 + 1] }])) as Counts;
  return {
    origin: counter(sides[0]),
    edge: counter(sides[1]),
    begin: () => {
      for (const side of sides) side.fill(0);
    },
    counts: () => ({ atOrigin: read(sides[0]), atEdge: read(sides[1]) }),
  };
}
