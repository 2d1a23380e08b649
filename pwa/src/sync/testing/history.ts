import { catalogueTables, eachTable } from '@helpdesk/contract/kinds/kinds';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { tableStates } from '@helpdesk/contract/sync/digest';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { rows as rowsOf } from './rows.ts';

/** For tests: a sync server that is a pure function of the history of its rows. */
export interface History {
  epoch: string;
  schema: number;
  floor: number;
  /** The rows at each seq, the newest last. */
  states: CatalogueRows[];
  /** Of which seq the snapshot is that the head names; the newest when undefined. */
  snapshotSeq?: number;
  /** As the head says it; an older server does not. */
  mailsVisitors?: boolean;
  bookingDetails?: boolean;
}

export const noRows = (): CatalogueRows => rowsOf({});

export const newHistory = (epoch = 'first'): History => ({ epoch, schema: syncSchema, floor: 0, states: [noRows()] });

export const seqOf = (history: History): number => history.states.length - 1;
export const rowsAt = (history: History, seq: number): CatalogueRows => history.states[seq] ?? noRows();

/** One transaction: reports to put by name, and reports and regions to delete. Answers its seq. */
export function commit(
  history: History,
  { put = [], remove = [], regions = [] }: { put?: string[]; remove?: string[]; regions?: string[] },
): number {
  const seq = history.states.length;
  const before = rowsAt(history, seq - 1);
  const gone = new Set([...put, ...remove, ...regions]);
  history.states.push({
    ...before,
    reports: [
      ...before.reports.filter(({ _id }) => !gone.has(_id)),
      ...put.map((name) => ({
        _id: name,
        seq,
        name: `${name} of ${history.epoch} at ${seq}`,
        file: `/reports/${name}-${seq}.pdf`,
        translations: {},
      })),
    ],
    regions: [
      ...before.regions.filter(({ _id }) => !gone.has(_id)),
      ...regions.map((name) => ({
        _id: name,
        seq,
        name,
        content: `content at ${seq}`,
        alternateNames: [],
        formerNames: [],
        translations: {},
      })),
    ],
  });
  return seq;
}

const countsOf = (rows: CatalogueRows) => eachTable((table) => rows[table].length);

/** The head as it was at a seq. */
export function headOf(history: History, seq = seqOf(history)) {
  const { epoch, schema, floor, snapshotSeq = seq, mailsVisitors, bookingDetails } = history;
  const snapshot = { url: `/api/sync/v1/snapshot/${epoch}/${schema}/${snapshotSeq}`, bytes: 1000, rows: 10 };
  return { epoch, seq, floor, schema, tables: tableStates(rowsAt(history, seq)), snapshot, minApp: 1, mailsVisitors, bookingDetails };
}

export function deltaOf(history: History, from: number, to = seqOf(history)) {
  const rows = rowsAt(history, to);
  const put = eachTable((table) => rows[table].filter((row) => row.seq > from));
  const deleted = Object.fromEntries(
    catalogueTables.map((table) => {
      const left = new Set(rows[table].map(({ _id }) => _id));
      return [
        table,
        rowsAt(history, from)
          [table].map(({ _id }) => _id)
          .filter((id) => !left.has(id)),
      ];
    }),
  );
  return { epoch: history.epoch, schema: history.schema, from, to, put, deleted, counts: countsOf(rows) };
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Answers as the server would, below `/api`. */
export function answer(history: History, address: string): Response {
  const [, , , , what, epoch, schema, at] = address.split('/');
  if (what === 'head') return json(headOf(history));
  const here = epoch === history.epoch && Number(schema) === history.schema;
  const seq = Number(at);
  if (what === 'snapshot') {
    const known = here && seq <= seqOf(history);
    return known ? json({ epoch, schema: history.schema, seq, rows: rowsAt(history, seq) }) : json({ status: false }, 404);
  }
  if (epoch !== history.epoch) return json({ reset: 'epoch' }, 410);
  if (!here) return json({ reset: 'schema' }, 410);
  if (seq < history.floor) return json({ reset: 'floor' }, 410);
  if (seq > seqOf(history)) return json({ reset: 'ahead' }, 410);
  return json(deltaOf(history, seq));
}
