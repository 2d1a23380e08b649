import { writeCatalogue } from '@helpdesk/api/src/db/catalogue-write.sql.ts';
import type { Pool } from '@helpdesk/api/src/db/sql.ts';
import { purgeTombstones } from '@helpdesk/api/src/db/tombstones.sql.ts';
import { type Endpoint, fillPath } from '@helpdesk/contract/calls/endpoint';
import { historyCalls } from '@helpdesk/contract/calls/history';
import { kinds } from '@helpdesk/contract/kinds/kinds';
import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import { type SyncHead, syncCalls } from '@helpdesk/contract/sync/sync';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Base, callsOf, formOf, type ListedTable, listedTables } from './calls-of.ts';
import { inAYear } from './committed.ts';

/** What a writer does next. `which` chooses among its own rows; the node is the one that it does it through. */
interface Act {
  readonly do: 'add' | 'change' | 'translate' | 'delete' | 'undelete' | 'script' | 'purge';
  readonly table: ListedTable;
  readonly node: number;
  readonly which: number;
  /** Whether the other node is asked, too, for what was written. */
  readonly asksOther: boolean;
}

const once = { add: 6, change: 4, translate: 3, delete: 4, undelete: 2, script: 1, purge: 1 } as const;
const act: fc.Arbitrary<Act> = fc.record({
  do: fc.oneof(...Object.entries(once).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Act['do']) }))),
  table: fc.constantFrom(...listedTables),
  node: fc.nat(1),
  which: fc.nat(99),
  asksOther: fc.boolean(),
});
export const acts = (most: number) => fc.array(act, { minLength: most / 2, maxLength: most, size: 'max' });

/** What all writers share. */
export interface Office {
  readonly sql: Pool;
  readonly nodes: readonly string[];
  readonly token: string;
  /** Whether who has written names the seq from then on. */
  readonly namesSeq: boolean;
}

interface Own {
  readonly table: ListedTable;
  readonly id: string;
  readonly says: Readonly<Record<string, unknown>>;
}

interface Answered {
  readonly status: number;
  readonly seq: string;
  readonly id: string;
}

/** Through a node, as the back-office does. */
export async function write(node: string, { token }: Office, call: Endpoint, path: string, form?: object): Promise<Answered> {
  const answered = await fetch(`${node}/api${path}`, {
    method: call.method,
    headers: { Authorization: `Bearer ${token}`, ...(form && !call.upload && { 'Content-Type': 'application/json' }) },
    body: form && (call.upload ? upload(call.upload, form) : JSON.stringify(form)),
  });
  const { result } = (await answered.json()) as { result: { _id: string } | null };
  return { status: answered.status, seq: answered.headers.get(seqHeader) ?? '', id: result?._id ?? '' };
}

function upload(field: string, form: object): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  body.append(field, new File(['%PDF-1.4\n1 0 obj\n'], 'x.pdf'));
  return body;
}

/** One administrator, who looks after each write whether it can be read; answers how many writes were taken. */
export async function writeAll(own: readonly Act[], name: string, base: Base, office: Office): Promise<number> {
  const [here, gone]: [Own[], Own[]] = [[], []];
  let taken = 0;

  /** @param now what must be read of the row from then on; nothing when it went */
  async function did(asked: Act, written: Answered, was: Own | undefined, now: Omit<Own, 'id'> | undefined): Promise<void> {
    // What it names was deleted by somebody else meanwhile.
    if (written.status === 400) return;
    expect([200, 201]).toContain(written.status);
    taken += 1;
    if (was) for (const list of [here, gone]) if (list.includes(was)) list.splice(list.indexOf(was), 1);
    if (now) here.push({ ...now, id: written.id });
    else if (was) gone.push(was);
    const table = (now ?? was)?.table ?? asked.table;
    const row = { table, id: written.id, says: now?.says };
    await expectRead(office.nodes[asked.node], written.seq, row, {});
    if (asked.asksOther)
      await expectRead(office.nodes[1 - asked.node], written.seq, row, office.namesSeq ? { [seqHeader]: written.seq } : {});
  }

  for (const [n, asked] of own.entries()) {
    const { table, which } = asked;
    const node = office.nodes[asked.node] ?? '';
    const title = `${name} ${n}`;
    const mine = here[which % Math.max(1, here.length)];
    const buried = gone[which % Math.max(1, gone.length)];
    const place = here.find((it) => it.table === 'places' && it !== mine)?.id;
    if (asked.do === 'script') await runScript(office.sql, title);
    else if (asked.do === 'purge') await purgeTombstones(office.sql, inAYear());
    else if (asked.do === 'undelete' && buried) {
      const path = fillPath(historyCalls.undelete.path, { table: buried.table, id: buried.id });
      await did(asked, await write(node, office, historyCalls.undelete, path), buried, buried);
    } else if (asked.do === 'delete' && mine) {
      const { remove } = callsOf[mine.table];
      await did(asked, await write(node, office, remove, fillPath(remove.path, { id: mine.id })), mine, undefined);
    } else if ((asked.do === 'change' || asked.do === 'translate') && mine) {
      const { update } = callsOf[mine.table];
      const titled = { [kinds[mine.table].title]: title };
      const says = { ...titled, ...(asked.do === 'translate' && { translations: { mr: titled } }) };
      const form = { ...formOf(mine.table, title, base, place), ...says };
      await did(asked, await write(node, office, update, fillPath(update.path, { id: mine.id }), form), mine, { table: mine.table, says });
    } else {
      const { add } = callsOf[table];
      const says = { [kinds[table].title]: title };
      await did(asked, await write(node, office, add, add.path, formOf(table, title, base, place)), undefined, { table, says });
    }
  }
  return taken;
}

/** Many rows of two tables at once, in one change, beside all servers. */
export const runScript = (sql: Pool, text: string) =>
  writeCatalogue(sql, async (tx) => {
    await tx`UPDATE region SET content = ${text}`;
    await tx`UPDATE category SET description = ${text}`;
  });

interface Expected extends Omit<Own, 'says'> {
  /** Nothing when it went. */
  readonly says: Own['says'] | undefined;
}

async function expectRead(
  node: string | undefined,
  seq: string,
  { table, id, says }: Expected,
  headers: Record<string, string>,
): Promise<void> {
  const ask = async (path: string) => (await fetch(`${node}/api${path}`, { headers })).json();
  expect(((await ask(syncCalls.head.path)) as SyncHead).seq).toBeGreaterThanOrEqual(Number(seq));
  const { result } = (await ask(callsOf[table].list.path)) as { result: { _id: string }[] };
  const found = result.find(({ _id }) => _id === id);
  if (says) expect(found).toMatchObject(says);
  else expect(found).toBeUndefined();
}
