import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { dexieOutbox, type OutboxItem, type OutboxStorage, outboxDb } from '#local/outbox-db.ts';
import { mirrorOutbox, outboxMirror, type TextStorage } from '#local/outbox-mirror.ts';
import { type CallTools, createCall } from './call.ts';
import { type Outbox, type OutboxTools, openOutbox } from './outbox.ts';
import { createServerClock } from './server-clock.ts';

/** For tests: a phone with two tabs, a bad network and a server that follows our rules. */

/** What may happen to one request. */
export const faults = [
  'nothing',
  'lost request',
  'lost answer',
  'delivered twice',
  'delivered again later',
  'portal',
  'redirect',
  '500',
  '500 after storing',
  '404',
  '429',
  'html 400',
  'foreign 422',
  '204',
  'cut answer',
  'wrong key echoed',
  'no reference',
] as const;
export type Fault = (typeof faults)[number];

/** A phone's text storage that a test can look into. @param check throws once the process that uses it is dead */
function newTextStorage(texts = new Map<string, string>(), check = () => {}): TextStorage {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      check();
      texts.set(key, text);
    },
    removeItem(key) {
      check();
      texts.delete(key);
    },
  };
}

interface Row {
  readonly key: string;
  readonly body: string;
  readonly reference: string;
}

export interface Server {
  readonly rows: Row[];
  readonly refused: Set<string>;
  /** Keys that ever arrived. */
  readonly seen: Set<string>;
  handle(address: string, key: string, body: string): Promise<Response>;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
const problem = (status: number, displayMessage: string, headers?: Record<string, string>) =>
  json({ status: false, displayMessage, result: null, errors: { name: displayMessage } }, status, headers);

export const isBad = (body: string): boolean => body.includes('bad');

/** @param find looks for a key's row; a server that looks before it inserts, and not while, waits in between */
export function newServer(find: (rows: readonly Row[], key: string) => Row | undefined | Promise<Row | undefined> = findRow): Server {
  const rows: Row[] = [];
  const refused = new Set<string>();
  const seen = new Set<string>();
  return {
    rows,
    refused,
    seen,
    async handle(address, key, body) {
      seen.add(key);
      if (isBad(body)) {
        refused.add(key);
        return problem(400, 'Fill in your name');
      }
      const found = find(rows, key);
      let row = found instanceof Promise ? await found : found;
      if (row && row.body !== body) {
        refused.add(key);
        return problem(422, 'This was sent already');
      }
      if (!row) {
        row = { key, body, reference: `R${rows.length}` };
        rows.push(row);
      }
      const visit = address.endsWith('/increment-visitor');
      const result = { success: true, key, ...(!visit && { reference: row.reference }) };
      return json({ status: true, displayMessage: '', result, success: true }, visit ? 200 : 201);
    },
  };
}

export const findRow = (rows: readonly Row[], key: string): Row | undefined => rows.find((row) => row.key === key);

/** A network that plays the plan's faults, one for each request, and then is clean. */
export function newNetwork(server: Server, plan: Fault[]) {
  const late: (() => Promise<Response>)[] = [];

  async function fetch(asked: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const address = String(asked);
    const body = String(init.body);
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    const deliver = () => server.handle(address, key, body);
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const instead: Record<Fault, () => Response | Promise<Response>> = {
      nothing: deliver,
      'lost request': lost,
      'lost answer': () => deliver().then(lost),
      'delivered twice': () => Promise.all([deliver(), deliver()]).then(([, second]) => second),
      'delivered again later': () => {
        late.push(deliver);
        return deliver();
      },
      portal: () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }),
      redirect: () => new Response(null, { status: 307, headers: { Location: '/login' } }),
      '500': () => problem(500, 'We failed'),
      '500 after storing': () => deliver().then(() => problem(500, 'We failed')),
      '404': () => problem(404, 'There is no such call'),
      '429': () => problem(429, 'Too many', { 'Retry-After': '90' }),
      'html 400': () => new Response('<h1>Bad Request</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } }),
      'foreign 422': () => json({ error: 'unprocessable' }, 422),
      '204': () => new Response(null, { status: 204 }),
      'cut answer': async () => {
        const answer = await deliver();
        const text = await answer.text();
        return new Response(text.slice(0, text.length / 2), answer);
      },
      'wrong key echoed': () =>
        json({ status: true, displayMessage: '', result: { success: true, key: 'another', reference: 'R' }, success: true }),
      'no reference': () => json({ status: true, displayMessage: '', result: { success: true }, success: true }),
    };
    return instead[plan.shift() ?? 'nothing']();
  }

  return {
    fetch,
    /** What a proxy held back arrives now, and nobody hears the answer. */
    async deliverLate() {
      for (const deliver of late.splice(0)) await deliver();
    },
    clean() {
      plan.length = 0;
    },
  };
}

/** What a planted fault replaces. */
export interface Planted {
  readonly rules?: OutboxTools['rules'];
  readonly storage?: (storage: OutboxStorage) => OutboxStorage;
  readonly call?: (call: OutboxTools['call']) => OutboxTools['call'];
  readonly outbox?: (outbox: Outbox, storage: OutboxStorage) => Outbox;
  readonly find?: Parameters<typeof newServer>[0];
}

export interface Tab {
  readonly outbox: Outbox;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** The process dies: nothing of it touches phone or network any more. */
  kill(): void;
}

export interface PhoneTools {
  readonly fetch: NonNullable<CallTools['fetch']>;
  readonly now: () => number;
  readonly random: () => number;
  readonly planted?: Planted;
}

/** A phone's two backing stores, and tabs on them. */
export function newPhone(keeps: 'database' | 'mirror', { fetch, now, random, planted = {} }: PhoneTools) {
  let indexedDB = new IDBFactory();
  const texts = new Map<string, string>();
  function storageOf(kept: TextStorage, check = () => {}): OutboxStorage {
    const storage = keeps === 'mirror' ? mirrorOutbox(kept) : dexieOutbox(outboxDb({ indexedDB, IDBKeyRange }), outboxMirror(kept));
    return {
      ...storage,
      change: async (id, step) => {
        check();
        await storage.change(id, (item) => {
          check();
          return step(item);
        });
        check();
      },
    };
  }

  async function openTab(): Promise<Tab> {
    let alive = true;
    const check = () => {
      if (!alive) throw new Error('dead');
    };
    const storage = planted.storage?.(storageOf(newTextStorage(texts, check), check)) ?? storageOf(newTextStorage(texts, check), check);
    const call = createCall({
      fetch: async (asked, init) => {
        check();
        const answer = await fetch(asked, init);
        // What died hears no answer.
        check();
        return answer;
      },
      clock: createServerClock(now),
      base: '/api',
    });
    let sending: readonly string[] = [];
    let rested = () => {};
    const outbox = await openOutbox({
      storage,
      call: planted.call?.(call) ?? call,
      now,
      random,
      onSending: (ids) => {
        sending = ids;
        if (ids.length === 0) rested();
      },
      rules: planted.rules,
    });
    return {
      outbox: planted.outbox?.(outbox, storage) ?? outbox,
      idle: () =>
        new Promise((resolve) => {
          rested = resolve;
          if (sending.length === 0) resolve();
        }),
      kill() {
        alive = false;
      },
    };
  }

  return {
    openTab,
    loseDatabase() {
      indexedDB = new IDBFactory();
    },
    loseMirror: () => texts.clear(),
    /** Everything that is stored of an item, in whichever store. */
    async stored(): Promise<readonly OutboxItem[]> {
      return storageOf(newTextStorage(texts)).all();
    },
    mirrored: () => [...texts.values()].join('\n'),
  };
}
