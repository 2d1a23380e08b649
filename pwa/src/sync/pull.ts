import { fillPath } from '@helpdesk/contract/calls/endpoint';
import { catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { holdTheSame, tableStates } from '@helpdesk/contract/sync/digest';
import { type SyncHead, type SyncSnapshot, syncCalls, syncDelta, syncHead, syncSnapshot, syncVersions } from '@helpdesk/contract/sync/sync';
import * as z from 'zod/mini';
import { type CatalogueChange, type CatalogueStorage, type Cursor, isSameState, type StoredCatalogue } from '#local/catalogue-storage.ts';
import { isQuotaExceeded } from '#local/storage-errors.ts';
import { applyDelta, applySnapshot, followedBy, isWrongCounts, type ReadDelta } from './apply.ts';
import type { Call, CallFailure } from './call.ts';
import { type PullRules, pullRules } from './pull-rules.ts';
import { readRows, unreadRows } from './read-rows.ts';

export interface PullTools {
  readonly call: Call;
  readonly storage: CatalogueStorage;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: () => number;
  /** Missing over plain http, refused in some private modes: then two tabs may pull at once, and the cursor decides whose delta counts. */
  readonly locks?: LockManager;
  /** Told what the server says of itself and its rows. */
  readonly onHead?: (head: SyncHead) => void;
  /** Told before a snapshot is fetched: rows, and bytes on the wire. */
  readonly onSnapshot?: (size: { readonly rows: number; readonly bytes: number }) => void;
  /** Told the rows of a snapshot before they are stored, which waits until it has dealt with them. */
  readonly onRows?: (snapshot: SyncSnapshot) => void | Promise<void>;
  readonly rules?: PullRules;
  /** Somebody asked for everything anew: a snapshot, whatever this phone has. What is stored stays until that is applied. */
  readonly again?: boolean;
}

type Tools = PullTools & { readonly rules: PullRules };

/**
 * Why the phone kept what it had. 'inconsistent': the rows do not add up, and starting over was tried today already;
 * 'server-behind': the server answers of an older schema or an older state than this phone has; 'phone-full' and
 * 'storage': the change could not be written, nothing of it was.
 */
export type PullFailure = CallFailure | 'inconsistent' | 'server-behind' | 'phone-full' | 'storage';

export type PullResult =
  | { readonly outcome: 'changed' | 'unchanged' }
  /** Another tab is pulling; it tells the others when something changed. */
  | { readonly outcome: 'busy' }
  /** The server's rows need a newer app; what is stored stays. */
  | { readonly outcome: 'update-needed' }
  | { readonly outcome: 'failed'; readonly reason: PullFailure };

const aDay = 24 * 60 * 60 * 1000;

/** Brings the stored catalogue to the server's state: all of it or nothing, wherever it is interrupted. Never throws. */
export async function pull(given: PullTools): Promise<PullResult> {
  const tools: Tools = { ...given, rules: given.rules ?? pullRules };
  const safely = () => pullOnce(tools).catch((error): PullResult => failed(isQuotaExceeded(error) ? 'phone-full' : 'storage'));
  if (!tools.locks) return safely();
  return tools.locks
    .request('pull', { ifAvailable: true }, (lock): PullResult | Promise<PullResult> => (lock ? safely() : { outcome: 'busy' }))
    .catch(safely);
}

async function pullOnce(tools: Tools): Promise<PullResult> {
  const first = await follow(tools);
  // This server does not have the snapshot that its head named (it was cut elsewhere, or thrown away): ask again, once.
  const step = first === 'no-snapshot' ? await follow(tools) : first;
  return step === 'no-snapshot' ? failed('status') : step;
}

async function follow(tools: Tools): Promise<PullResult | 'no-snapshot'> {
  const head = await askHead(tools);
  if ('outcome' in head) return head;
  tools.onHead?.(head);
  const before = await tools.storage.cursor();
  const { rules, again = false } = tools;
  if (again && before && rules.isComparable(before, head) && rules.isOlder(before, head)) return failed('server-behind');
  let step = again ? await takeAllAnew(tools, head) : rules.next(before, head) === 'snapshot' ? 'reset' : await takeDelta(tools, head);
  if (step === 'reset') step = await takeSnapshotThenDelta(tools, head, false);
  if (step === 'done' && !(await agrees(tools, head))) step = 'wrong-counts';
  // What somebody asked for is not the healing of the day, and leaves it for when it is needed.
  if (step === 'wrong-counts' && !again) step = await heal(tools, head);

  if (step === 'no-snapshot') return step;
  if (step === 'reset') return failed('server-behind');
  if (step === 'wrong-counts') return failed('inconsistent');
  if (step !== 'done') return step;
  const after = await tools.storage.cursor();
  const changed = before && after ? !isSameState(before, after) : before !== after;
  return { outcome: changed ? 'changed' : 'unchanged' };
}

/** First whether this app may read on; whatever else a later schema says of a head, an app that is too old hears that it is. */
async function askHead({ call }: Tools): Promise<SyncHead | PullResult> {
  const asked = await call.json(syncCalls.head.path, syncVersions, { fresh: true });
  if (asked.state !== 'ok') return asked.state === 'gone' ? failed('status') : failed(asked.reason);
  if (asked.body.minApp > syncSchema) return { outcome: 'update-needed' };
  if (asked.body.schema < syncSchema) return failed('server-behind');
  const head = z.safeParse(syncHead, asked.body);
  return head.success ? head.data : failed('not-ours');
}

/** Stores what another storage holds, unless what is there is newer. Answers whether it could; never throws. */
export async function keepRows(storage: CatalogueStorage, { cursor, rows }: StoredCatalogue): Promise<boolean> {
  const snapshot = { epoch: cursor.epoch, schema: cursor.schema, seq: cursor.seq, rows };
  try {
    await storage.change((change) => applySnapshot(change, snapshot, { now: cursor.at, how: 'follow', rules: pullRules }));
    return true;
  } catch {
    return false;
  }
}

/** How a step ended: 'reset' asks for a snapshot, 'wrong-counts' for a healing. */
type Failed = Extract<PullResult, { outcome: 'failed' }>;
type From = Pick<Cursor, 'epoch' | 'schema' | 'seq'>;
type Step = 'done' | 'reset' | 'wrong-counts' | 'no-snapshot' | Failed;

async function takeDelta(tools: Tools, head: SyncHead): Promise<Step> {
  const { storage, now, rules } = tools;
  const cursor = await storage.cursor();
  if (!cursor || rules.next(cursor, head) !== 'delta') return 'done';
  const delta = await askDelta(tools, cursor);
  if (delta === 'reset' || 'outcome' in delta) return delta;
  if (!rules.follows(cursor, delta)) return 'reset';
  try {
    await storage.change((change) => applyDelta(change, delta, now(), rules));
    return 'done';
  } catch (error) {
    if (isWrongCounts(error)) return 'wrong-counts';
    throw error;
  }
}

async function askDelta({ call }: Tools, { epoch, schema, seq }: From): Promise<ReadDelta | 'reset' | Failed> {
  const asked = await call.json(fillPath(syncCalls.delta.path, { epoch, schema, from: seq }), unreadDelta);
  if (asked.state === 'gone') return 'reset';
  if (asked.state === 'failed') return failed(asked.reason);
  const put = await readRows(asked.body.put);
  return put ? { ...asked.body, put } : failed('not-ours');
}

async function askSnapshot({ call, onSnapshot, again }: Tools, head: SyncHead): Promise<SyncSnapshot | 'no-snapshot' | Failed> {
  const { url, bytes, rows } = head.snapshot;
  onSnapshot?.({ rows, bytes });
  const asked = await call.json(belowBase(url), unreadSnapshot, { bytes, fresh: again });
  if (asked.state === 'gone' || (asked.state === 'failed' && asked.status === 404)) return 'no-snapshot';
  if (asked.state === 'failed') return failed(asked.reason);
  const read = await readRows(asked.body.rows);
  if (!read || asked.body.epoch !== head.epoch || asked.body.schema !== head.schema) return failed('not-ours');
  return { ...asked.body, rows: read };
}

async function takeSnapshotThenDelta(tools: Tools, head: SyncHead, heal: boolean): Promise<Step> {
  const { storage, now, rules } = tools;
  const snapshot = await askSnapshot(tools, head);
  if (snapshot === 'no-snapshot' || 'outcome' in snapshot) return snapshot;
  await tools.onRows?.(snapshot);
  const how = heal ? 'heal' : 'follow';
  const applied = await storage.change((change) => applySnapshot(change, snapshot, { now: now(), how, rules }));
  return applied === 'older' ? failed('server-behind') : takeDelta(tools, head);
}

/**
 * Every row anew. A snapshot may be a minute older than what is stored: the delta that leads from it to there is fetched first,
 * and both are one change, so that the phone never goes back, wherever this is interrupted.
 */
async function takeAllAnew(tools: Tools, head: SyncHead): Promise<Step> {
  const { storage, now, rules } = tools;
  const snapshot = await askSnapshot(tools, head);
  if (snapshot === 'no-snapshot' || 'outcome' in snapshot) return snapshot;
  const before = await storage.cursor();
  const isBehind = before && rules.isComparable(before, snapshot) && rules.isOlder(before, snapshot);
  const delta = isBehind ? await askDelta(tools, snapshot) : undefined;
  if (delta === 'reset') return failed('server-behind');
  if (delta && 'outcome' in delta) return delta;
  const whole = delta ? followedBy(snapshot, delta) : snapshot;
  if (!whole) return 'wrong-counts';
  const applied = await storage.change((change) => applySnapshot(change, whole, { now: now(), how: 'anew', rules }));
  if (applied === 'older') return failed('server-behind');
  return takeDelta(tools, head);
}

/**
 * Starts over because this phone's rows cannot be right. At most once a day, so that a mistake on the server's side does
 * not make every phone fetch everything every five minutes.
 */
async function heal(tools: Tools, head: SyncHead): Promise<Step> {
  const cursor = await tools.storage.cursor();
  // Rows that have agreed with the server at this very state were lost here: no mistake of the server would be repeated.
  const isLostHere = cursor?.checkedSeq === cursor?.seq;
  if (cursor && !isLostHere && !isADayApart(cursor.healedAt, tools.now())) return failed('inconsistent');
  return takeSnapshotThenDelta(tools, head, true);
}

/**
 * Whether what is stored has the head's counts and digests, in the tables that this app knows, where the head speaks of the very state that is stored.
 * Rows are counted with each head. Digests are compared after a snapshot, by each page once, and else once a day, because all rows are read for them.
 */
async function agrees({ storage, now }: Tools, head: SyncHead): Promise<boolean> {
  const cursor = await storage.cursor();
  if (!cursor || head.seq < cursor.seq) return true;
  const isOfHead = head.seq === cursor.seq && head.epoch === cursor.epoch;
  const isDue = isADayApart(cursor.checkedAt, now());
  const isCompared = isOfHead && (isDue || !compared.has(storage));
  if (isCompared) {
    // What was stored a moment ago is what was meant to be.
    const stored = await storage.read({ anew: isDue && cursor.checkedAt !== 0 });
    if (!stored || !holdTheSame(tableStates(stored.rows), head.tables)) return false;
    compared.add(storage);
  }
  const noted = storage.change(async (change) => {
    const stands = await change.cursor();
    if (stands?.seq !== cursor.seq || stands.epoch !== cursor.epoch) return true;
    if (isOfHead && !(await hasCounts(change, head))) return false;
    const checked = isCompared && { checkedAt: now(), checkedSeq: stands.seq };
    await change.moveTo({ ...stands, at: now(), ...checked });
    return true;
  });
  return noted.catch(unlessFull);
}

/** Those whose rows this page has compared. */
const compared = new WeakSet<CatalogueStorage>();

async function hasCounts(change: CatalogueChange, { tables }: SyncHead): Promise<boolean> {
  for (const table of catalogueTables) if ((await change.count(table)) !== (tables[table]?.rows ?? 0)) return false;
  return true;
}

/** A full phone whose rows are the server's lacks nothing but the time at which that was seen. */
function unlessFull(error: unknown): true {
  if (!isQuotaExceeded(error)) throw error;
  return true;
}

/** Apart in either direction: a clock that was put right must not stop the healing for years. */
const isADayApart = (then: number, now: number): boolean => Math.abs(now - then) >= aDay;

const failed = (reason: PullFailure) => ({ outcome: 'failed', reason }) as const;

/** The head names the snapshot by its address on the server, whatever the server is mounted under. */
const belowBase = (url: string): string => url.slice(Math.max(0, url.indexOf('/sync/')));

/** The envelopes are checked whole at once, their rows in slices (`readRows`), outside of any transaction. */
const unreadDelta = z.extend(syncDelta, { put: unreadRows });
const unreadSnapshot = z.extend(syncSnapshot, { rows: unreadRows });
