import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { openSample } from './databases.ts';
import { visitOnce } from './profile.ts';
import { openServer } from './server.ts';

/** Once per run: the sample region, of which every product has a copy, the product of all who only read, and somebody who has been there. */
// What Playwright calls before all journeys must be a default export.
export default async function prepare({ projects: [project] }: FullConfig): Promise<() => Promise<void>> {
  const sample = await openSample();
  process.env.SAMPLE_DATABASE_URL = sample.url;
  const server = await openServer();
  await server.start();
  process.env.READ_ONLY_ADDRESS = server.address;
  const visited = await visitOnce(server.address, project?.use.launchOptions ?? {});
  process.env.VISITED_PROFILE = visited;
  return async () => {
    rmSync(visited, { recursive: true, force: true });
    await server.stop();
    await sample.drop();
  };
}
