import { fileURLToPath } from 'node:url';
import { freePort, openServer, type Server } from '@helpdesk/pwa/e2e/testing/server.ts';

import { fillUp } from '#first-sync/many-rows.ts';
import { inMs, line } from '#table.ts';
import { asker, office } from './asked.ts';
import { type Asked, officeReads, officeWrites, openReads, openWrites } from './requests.ts';

const rounds = 3;
const mostMs = 50;

interface Watched {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly residentMb: number;
}

/**
 * How long each kind of request holds the event loop of a server with 5,000 places at most: first after a change of the catalogue, and again. `ONLY`
 * narrows it to the names that have this text.
 */
export async function benchTurns(): Promise<void> {
  const port = await freePort();
  const probe = fileURLToPath(new URL('watch-loop.mjs', import.meta.url));
  const server = await openServer({
    ...office,
    NODE_OPTIONS: `--import ${probe}`,
    WATCH_PORT: `${port}`,
    ENQUIRIES_PER_10_MINUTES: '100000',
    TRUSTED_PROXY_HOPS: '1',
  });
  await server.start();
  const probed = async <Answer>(path: string) => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Answer;

  async function watch(work: () => Promise<unknown>): Promise<Watched & { readonly grewMb: number }> {
    const { residentMb } = await probed<Watched>('/begin');
    await work();
    const watched = await probed<Watched>('/end');
    return { ...watched, grewMb: watched.residentMb - residentMb };
  }
  async function measure({ name, run, prepare }: Asked): Promise<void> {
    const first: Awaited<ReturnType<typeof watch>>[] = [];
    const again: typeof first = [];
    for (let round = 0; round < rounds; round += 1) {
      await touch(server);
      await prepare?.();
      first.push(await watch(run));
      again.push(await watch(run));
    }
    const all = [...first, ...again];
    // Other programs of the machine lengthen a turn by the clock, and not by the processor.
    const figures = [first, again].flatMap((of) => [
      Math.min(...of.map(({ wallMs }) => wallMs)),
      Math.max(...of.map(({ cpuMs }) => cpuMs)),
    ]);
    const grew = Math.max(...all.map(({ grewMb }) => grewMb));
    const isLong = figures.some((ms) => ms > mostMs);
    console.log(`${line(name, ...figures.map(inMs), `${grew.toFixed(0)} MB`)}${isLong ? '  !' : ''}`);
  }

  try {
    await fillUp(server, { place: 5_000 });
    await fillEnquiries(server);
    const ask = await asker(server);
    console.log(
      `\nLongest turns, 5,000 places, ${rounds} rounds: the shortest by the clock, the longest by the processor\n${line('', 'first', 'processor', 'again', 'processor', 'grew')}`,
    );
    const idle = { name: 'nothing, for a second', run: () => new Promise((done) => setTimeout(done, 1_000)) };
    const change = { name: 'a change, and a read after it', run: () => touch(server) };
    const only = process.env.ONLY;
    for (const asked of [idle, change, ...openReads(ask), ...openWrites(ask), ...officeReads(ask), ...officeWrites(ask)])
      if (!only || asked.name.includes(only)) await measure(asked);
  } finally {
    await server.stop();
  }
}

const touch = (server: Server) =>
  server.change(async (tx) => void (await tx`UPDATE place SET popular = NOT popular WHERE id = (SELECT min(id) FROM place)`));

async function fillEnquiries(server: Server): Promise<void> {
  await server.read(
    (sql) => sql`
      INSERT INTO enquiry (key, body_hash, reference, kind, body, received_at, suspect, unknown_place)
      SELECT gen_random_uuid(), sha256(random()::text::bytea), gen_random_uuid()::text, 'booking',
        jsonb_build_object('name', 'Asha Gore', 'email', 'asha@example.org', 'phone', '+919876543210', 'placeName', 'A house', 'message', repeat('x', 500)),
        now() - number * interval '1 minute', false, true
      FROM generate_series(1, 5000) AS number`,
  );
}
