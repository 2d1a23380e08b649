import { keyHeader } from '@helpdesk/contract/calls/endpoint';
import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { placeCalls } from '@helpdesk/contract/calls/places';
import { type SyncHead, syncCalls } from '@helpdesk/contract/sync/sync';
import { openServer, type Server } from '@helpdesk/pwa/e2e/testing/server.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

import { openCopy } from '#open-copy.ts';
import { openDirectus } from '#peers/directus.ts';
import { installPeers } from '#peers/install.ts';
import type { Peer } from '#peers/peer.ts';
import { openPocketBase } from '#peers/pocketbase.ts';
import { inMs, line, median, times } from '#table.ts';

import { runOn } from './database.ts';
import { connections, type Load, needPrograms, seconds } from './load.ts';
import { benchStart } from './start.ts';
import { bookingStatement, itemStatement } from './statements.ts';
import { ask, send } from './wrk.ts';

const rounds = 3;
const place = sampleRegion.places[0] ?? { _id: '', slug: '' };

/** What the server answers from memory beside a bare node:http server, and what goes to the database beside bare SQL. */
export async function benchServer(): Promise<void> {
  needPrograms('wrk', 'pgbench');
  installPeers();
  // A proxy in front, so that each submission may come from a network of its own.
  const server = await openServer({ TRUSTED_PROXY_HOPS: '1' });
  await server.start();
  const copy = await openCopy(server.address, 'same');
  try {
    console.log(`\nServer, ${connections} connections, ${rounds} × ${seconds} s`);
    console.log(line('', 'ours', 'p95', 'floor', 'p95', 'throughput', 'p95'));
    const item = `/api${placeCalls.one.path.replace('{id}', place._id)}`;
    const paths = {
      list: `/api${placeCalls.list.path}`,
      item,
      head: `/api${syncCalls.head.path}`,
      delta: await deltaPath(server),
      page: `/tourism-directory/${place.slug}`,
    };
    for (const [name, path] of Object.entries(paths)) {
      await compare(
        `${name}, to node:http`,
        () => ask(server.address + path),
        () => ask(copy.address + path),
      );
    }
    for (const open of [openPocketBase, openDirectus]) await compareWith(open, server, paths);
    await compare(
      'item, to pgbench',
      () => ask(server.address + item),
      () => runOn(server, itemStatement(place._id)),
    );
    await compare(
      'booking, to pgbench',
      () => send(`${server.address}/api${enquiryCalls.book.path}`, keyHeader, booking),
      () => runOn(server, bookingStatement),
    );
  } finally {
    await copy.stop();
    await server.stop();
  }
  await benchStart();
}

type Paths = Readonly<Record<'list' | 'item', string>>;

/** The same places, asked for in the same way. */
async function compareWith(open: () => Promise<Peer>, server: Server, { list, item }: Paths): Promise<void> {
  const peer = await open();
  try {
    for (const [name, ours] of [
      ['list', list],
      ['item', item],
      ['search', `${list}?search=shivneri`],
    ] as const) {
      await compare(
        `${name}, to ${peer.name}`,
        () => ask(server.address + ours),
        () => ask(peer[name]),
      );
    }
  } finally {
    await peer.stop();
  }
}

/** By turns, so that a busy moment of the machine meets both; after a round that does not count, in which both get warm. */
async function compare(name: string, ours: () => Promise<Load>, floor: () => Promise<Load>): Promise<void> {
  await ours();
  await floor();
  const measured: Record<'ours' | 'floor', Load[]> = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await ours());
    measured.floor.push(await floor());
  }
  const of = (side: 'ours' | 'floor', figure: keyof Load) => median(measured[side].map((it) => it[figure]));
  const perSecond = (side: 'ours' | 'floor') => `${of(side, 'perSecond').toFixed(0)} /s`;
  console.log(
    line(
      name,
      perSecond('ours'),
      inMs(of('ours', 'p95Ms')),
      perSecond('floor'),
      inMs(of('floor', 'p95Ms')),
      times(of('ours', 'perSecond'), of('floor', 'perSecond')),
      times(of('ours', 'p95Ms'), of('floor', 'p95Ms')),
    ),
  );
}

/** A delta of the last change, which was of one place. */
async function deltaPath(server: Server): Promise<string> {
  await server.change(async (tx) => {
    await tx`UPDATE place SET content = content || ' ' WHERE id = ${place._id}`;
  });
  const { epoch, schema, seq } = (await (await fetch(`${server.address}/api${syncCalls.head.path}`)).json()) as SyncHead;
  return `/api/sync/v1/delta/${epoch}/${schema}/${seq - 1}`;
}

const booking = { name: 'Asha Gore', email: 'asha@example.org', phone: '9876543210', placeName: 'A house that nobody knows' };
