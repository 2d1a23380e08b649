import { isDeepStrictEqual } from 'node:util';
import { catalogueSource } from '@helpdesk/api/src/db/catalogue.ts';
import { writeCatalogue } from '@helpdesk/api/src/db/catalogue-write.sql.ts';
import type { Pool } from '@helpdesk/api/src/db/sql.ts';
import { purgeTombstones } from '@helpdesk/api/src/db/tombstones.sql.ts';
import { openSession } from '@helpdesk/api/src/session/sessions.ts';
import { catalogueTables } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { type Dice, diceOf } from './dice.ts';
import type { MortalNode } from './mortal-node.ts';
import { type OraclePhone, oraclePhone } from './phone.ts';

const second = 1_000;
const minute = 60 * second;
const events = 40;

/** What may happen next, and how often. */
const often = {
  pull: 22,
  submit: 8,
  send: 8,
  write: 14,
  script: 3,
  'node is killed': 4,
  'node goes down': 2,
  'node comes up': 4,
  'node is told': 8,
  'a second passes': 6,
  'a minute passes': 4,
  'node is updated': 3,
  'phone is updated': 2,
  'tombstones go': 1,
  'new epoch': 0.5,
  'database crashes': 0.4,
};

/** What befalls one request. */
const fates = { nothing: 12, 'lost request': 1, 'lost answer': 2, 'page dies': 1, 'page dies before the answer': 2, 'node dies': 3 };
const mostAnswers = 8;

export interface Stage {
  /** Beside all nodes. */
  readonly sql: Pool;
  readonly nodes: readonly MortalNode[];
  readonly administratorId: string;
  readonly time: { now: number };
  /** Ends all processes of the database, which comes back with what was committed. */
  crash(): Promise<void>;
}

/** What a planted fault replaces. */
export interface Faults {
  readonly phone?: Pick<Parameters<typeof oraclePhone>[0], 'storage' | 'planted'>;
  /** Of a node's answers, before the phone hears them. */
  readonly answer?: (path: string, init: RequestInit | undefined, ask: () => Promise<Response>) => Promise<Response>;
}

type Told = (line: string) => void;

/**
 * Plays what follows from a seed: phones of two builds, nodes that die and are updated one after the other, a database that
 * crashes. Throws, with what happened until then, at the first phone that holds what was never committed, and at the end for each
 * enquiry that was lost or doubled and each phone that is not where the servers are.
 */
export async function play(seed: number, stage: Stage, faults: Faults = {}): Promise<Readonly<Record<string, number>>> {
  const story: string[] = [];
  const counts: Record<string, number> = {};
  const told: Told = (line) => {
    story.push(line);
    counts[line.replace(/ \d.*/, '')] = (counts[line.replace(/ \d.*/, '')] ?? 0) + 1;
  };
  try {
    await playWith(diceOf(seed), stage, faults, told);
    return counts;
  } catch (error) {
    throw new Error(`Seed ${seed}: ${(error as Error).message}\n${story.join('\n')}`, { cause: error });
  }
}

async function playWith(dice: Dice, stage: Stage, faults: Faults, told: Told): Promise<void> {
  const { sql, nodes, time } = stage;
  await emptied(sql);
  const truth = truthOf(sql);
  await truth.note();
  for (const node of nodes) await node.start(false);
  let isCalm = false;
  let isDeploying = false;

  async function ask(path: string, init: RequestInit | undefined, die: () => void): Promise<Response> {
    const at = dice.below(nodes.length);
    const node = nodes[at] as MortalNode;
    const fate = isCalm ? 'nothing' : dice.weighted(fates);
    const diesAfter = fate === 'node dies' ? 1 + dice.below(mostAnswers) : undefined;
    told(`  request ${at} ${path.split('?')[0]} ${fate} ${diesAfter ?? ''}`);
    if (fate === 'lost request') throw new TypeError('Failed to fetch');
    if (fate === 'page dies') die();
    const answered = () => node.request(path, init, diesAfter);
    const answer = await (faults.answer?.(path, init, answered) ?? answered());
    if (fate === 'page dies before the answer') die();
    if (fate === 'lost answer') throw new TypeError('Failed to fetch');
    return answer;
  }

  const phones: OraclePhone[] = [];
  for (let n = 0; n < 3; n += 1) phones.push(await oraclePhone({ fetch: ask, now: () => time.now, random: dice.next, ...faults.phone }));
  let submitted = 0;
  const pass = (ms: number) => {
    time.now += ms;
  };

  async function look(phone: OraclePhone, diesAt?: number): Promise<string> {
    const before = await phone.storage.cursor();
    const result = await phone.pull(diesAt);
    const outcome = result.outcome === 'failed' ? result.reason : result.outcome;
    told(`  pulled: ${outcome}`);
    const stored = await phone.storage.read();
    if (!stored) return outcome;
    const { epoch, seq, schema, healedAt } = stored.cursor;
    truth.expectWhole(epoch, seq, stored.rows);
    if (healedAt !== 0) throw new Error(`A phone had to heal at ${seq}`);
    if (before?.epoch === epoch && before.schema === schema && seq < before.seq)
      throw new Error(`A phone went back from ${before.seq} to ${seq}`);
    return outcome;
  }

  async function happen(): Promise<void> {
    const what = dice.weighted<keyof typeof often>(often);
    const at = dice.below(nodes.length);
    const node = nodes[at] as MortalNode;
    const which = dice.below(phones.length);
    const phone = phones[which] as OraclePhone;
    told(`${what} ${what.includes('node') ? at : which}`);
    const does: Record<keyof typeof often, () => Promise<unknown> | unknown> = {
      pull: () => look(phone, dice.below(3) === 0 ? dice.below(30) : undefined),
      submit: () => {
        submitted += 1;
        return phone.submit(dice.uuid(), `Enquiry ${submitted}`);
      },
      send: () => phone.sendAll(),
      write: () => writeThrough(node, dice, stage, () => truth.note()),
      script: () => writeCatalogue(sql, (tx) => tx`UPDATE region SET content = ${`of a script ${dice.next()}`}`),
      'node is killed': () => node.start(node.running()?.isNewer ?? false),
      'node goes down': () => node.stop(),
      'node comes up': () => (node.running() ? undefined : node.start(isDeploying && dice.below(2) === 0)),
      'node is told': () => node.running()?.hear(),
      'a second passes': () => pass(3 * second),
      'a minute passes': () => pass(16 * minute),
      'node is updated': () => {
        isDeploying = true;
        return node.start(true);
      },
      'phone is updated': () => (isDeploying ? phone.update() : undefined),
      'tombstones go': () => purgeTombstones(sql, new Date(Date.now() + 365 * 24 * 60 * minute)),
      'new epoch': () => sql`UPDATE sync_clock SET epoch = gen_random_uuid()`,
      'database crashes': () => stage.crash(),
    };
    await does[what]();
    await truth.note();
  }

  for (let n = 0; n < events; n += 1) await happen();

  told('all is well again');
  isCalm = true;
  for (const node of nodes) await node.start(true);
  time.now += 16 * minute;
  await truth.note();
  for (const [n, phone] of phones.entries()) {
    await phone.sendAll();
    for (let pulls = 0; pulls < 3; pulls += 1) await look(phone);
    const cursor = await phone.storage.cursor();
    if (!cursor || !truth.isNewest(cursor)) throw new Error(`Phone ${n} stands at ${cursor?.seq} and not where the servers are`);
  }
  await expectOnce(sql, phones);
  for (const node of nodes) node.stop();
}

/** Each enquiry that a phone said was saved has arrived once, under the reference that the phone was told. */
async function expectOnce(sql: Pool, phones: readonly OraclePhone[]): Promise<void> {
  const rows = await sql<{ key: string; reference: string; comment: string }[]>`
    SELECT key, reference, body ->> 'comment' AS comment FROM enquiry`;
  const comments = new Set(rows.map(({ comment }) => comment));
  if (comments.size !== rows.length) throw new Error('An enquiry arrived twice');
  const saved = phones.flatMap((phone) => phone.saved);
  if (saved.length !== rows.length) throw new Error(`${saved.length} enquiries were saved and ${rows.length} arrived`);
  for (const phone of phones)
    for (const item of await phone.stored()) {
      if (item.state !== 'sent') throw new Error(`An enquiry is ${item.state}`);
      const row = rows.find(({ key }) => key === (item.key ?? item.id));
      if (!row || row.reference !== item.reference) throw new Error('A phone holds a receipt for what is not there');
    }
}

/** What the database had at each epoch and seq. */
function truthOf(sql: Pool) {
  const states = new Map<string, CatalogueRows>();
  const source = catalogueSource(sql);
  let newest = '';
  const nameOf = (epoch: string, seq: number) => `${epoch} ${seq}`;
  const byId = (rows: readonly { readonly _id: string }[]) => new Map(rows.map((row) => [row._id, row]));
  return {
    /** Looked at after whatever may have written. */
    async note() {
      const { epoch, seq, rows } = await source.current();
      newest = nameOf(epoch, seq);
      const known = states.get(newest);
      if (known && !isDeepStrictEqual(known, rows)) throw new Error(`The database forgot what it had at ${newest}`);
      states.set(newest, rows);
    },
    isNewest: ({ epoch, seq }: { readonly epoch: string; readonly seq: number }) => nameOf(epoch, seq) === newest,
    expectWhole(epoch: string, seq: number, rows: CatalogueRows) {
      const state = states.get(nameOf(epoch, seq));
      if (!state) throw new Error(`A phone holds ${nameOf(epoch, seq)}, which was never committed`);
      for (const table of catalogueTables)
        if (!isDeepStrictEqual(byId(rows[table]), byId(state[table])))
          throw new Error(`A phone holds torn ${table} at ${nameOf(epoch, seq)}`);
    },
  };
}

/** An administrator adds, changes or deletes a region through a node, which may die on the way. */
async function writeThrough(node: MortalNode, dice: Dice, { sql, administratorId, time }: Stage, note: () => Promise<void>): Promise<void> {
  const regions = await sql<{ id: string }[]>`SELECT id FROM region ORDER BY name`;
  const token = await openSession(sql, administratorId, new Date(time.now));
  const some = regions.length > 0 ? dice.of(regions).id : undefined;
  const does = some === undefined ? 'add' : dice.of(['add', 'change', 'change', 'delete'] as const);
  const name = `Region ${dice.below(1e9)}`;
  const [method, path] = {
    add: ['POST', '/add-region'],
    change: ['PUT', `/update-region/${some}`],
    delete: ['DELETE', `/delete-region/${some}`],
  }[does];
  const body = does === 'delete' ? undefined : JSON.stringify({ name, content: `as of ${dice.next()}` });
  const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
  const diesAfter = dice.below(4) === 0 ? 1 + dice.below(2 * mostAnswers) : undefined;
  const answer = await node.request(`/api${path}`, { method, headers, body }, diesAfter).catch(() => undefined);
  await note();
  if (!answer?.ok) return;
  const found =
    does === 'delete' ? await sql`SELECT FROM region WHERE id = ${some ?? ''}` : await sql`SELECT FROM region WHERE name = ${name}`;
  if (found.count !== (does === 'delete' ? 0 : 1)) throw new Error('What the back-office was told is saved is not there');
}

async function emptied(sql: Pool): Promise<void> {
  await sql`TRUNCATE enquiry CASCADE`;
  await writeCatalogue(sql, (tx) => tx`DELETE FROM region`);
  await purgeTombstones(sql, new Date(Date.now() + 365 * 24 * 60 * minute));
}
