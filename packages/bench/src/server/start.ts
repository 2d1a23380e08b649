import { openSample } from '@helpdesk/pwa/e2e/testing/databases.ts';
import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';

import { openPocketBase } from '#peers/pocketbase.ts';
import { inMs, line, median, times } from '#table.ts';

const rounds = 7;

/** From the command to the first answer, with the database up; PocketBase brings its own. */
export async function benchStart(): Promise<void> {
  const sample = await openSample();
  process.env.SAMPLE_DATABASE_URL = sample.url;
  const server = await openServer();
  const peer = await openPocketBase();
  try {
    const taken = { ours: [] as number[], peer: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await server.start();
      taken.ours.push(performance.now() - startedAt);
      await server.kill();
      taken.peer.push(await peer.restart());
    }
    const [ours, theirs] = [median(taken.ours), median(taken.peer)];
    console.log(`\nStart to first answer, median of ${rounds}\n${line('', 'ours', 'PocketBase', 'ratio')}`);
    console.log(line('start', inMs(ours), inMs(theirs), times(ours, theirs)));
  } finally {
    await peer.stop();
    await server.stop();
    delete process.env.SAMPLE_DATABASE_URL;
    await sample.drop();
  }
}
