import { openSample } from '@helpdesk/pwa/e2e/testing/databases.ts';
import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';

import { openDirectus } from '#peers/directus.ts';
import { openPocketBase } from '#peers/pocketbase.ts';
import { inMs, line, median, times } from '#table.ts';

const rounds = 7;

/** From the command to the first answer, with the database up; PocketBase brings its own. */
export async function benchStart(): Promise<void> {
  const sample = await openSample();
  process.env.SAMPLE_DATABASE_URL = sample.url;
  const server = await openServer();
  const peers = [await openPocketBase(), await openDirectus()];
  try {
    const ours: number[] = [];
    const theirs: number[][] = peers.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await server.start();
      ours.push(performance.now() - startedAt);
      await server.kill();
      for (const [at, peer] of peers.entries()) theirs[at]?.push(await peer.restart());
    }
    console.log(`\nStart to first answer, median of ${rounds}\n${line('', 'ours', 'peer', 'ratio')}`);
    for (const [at, { name }] of peers.entries()) {
      const [own, other] = [median(ours), median(theirs[at] ?? [])];
      console.log(line(`start, to ${name}`, inMs(own), inMs(other), times(own, other)));
    }
  } finally {
    for (const peer of peers) await peer.stop();
    await server.stop();
    delete process.env.SAMPLE_DATABASE_URL;
    await sample.drop();
  }
}
