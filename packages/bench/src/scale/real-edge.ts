import { setTimeout as pause } from 'node:timers/promises';
import { syncCalls } from '@helpdesk/contract/sync/sync';
import type { Server } from '@helpdesk/pwa/e2e/testing/server.ts';

import { countAsked } from '#edge/count-asked.ts';
import { openEdge } from '#edge/open-edge.ts';
import { askInTurn } from '#server/wrk.ts';

const paths = [
  '/',
  '/?lang=mr',
  '/?lang=hi',
  '/tourism-directory?lang=mr',
  '/tourism-directory/shivneri-fort?lang=mr',
  `/api${syncCalls.head.path}`,
];
const lasting = { seconds: 60, connections: 64 };
const betweenSaves = 5_000;

/** The real nginx under load, before the real server, while something is saved every five seconds. */
export async function askRealEdge(server: Server): Promise<void> {
  const counted = await countAsked(server.address);
  const edge = await openEdge(counted.host);
  try {
    for (const path of paths) await (await fetch(edge.address + path)).arrayBuffer();
    counted.asked.length = 0;
    const begun = performance.now();
    let isSaving = true;
    let saves = 0;
    const saving = (async () => {
      while (isSaving) {
        await server.change(async (tx) => void (await tx`UPDATE place SET content = content || ' ' WHERE slug = 'shivneri-fort'`));
        saves += 1;
        await pause(betweenSaves);
      }
    })();
    const { perSecond, p95Ms } = await askInTurn(edge.address, paths, lasting).finally(() => {
      isSaving = false;
    });
    const took = (performance.now() - begun) / 1_000;
    await saving;
    const most = new Map<string, number>();
    for (const { what } of counted.asked) most.set(what, (most.get(what) ?? 0) + 1);
    const bytes = counted.asked.reduce((sum, asked) => sum + asked.bytes, 0);
    console.log(
      `\nThe real edge, ${lasting.connections} connections, ${took.toFixed(0)} s, ${saves} saves: ${perSecond.toFixed(0)} requests a second, p95 ${p95Ms.toFixed(1)} ms; the server was asked ${counted.asked.length} times for ${(bytes / 1e6).toFixed(2)} MB, for one page ${Math.max(...most.values())} times at most`,
    );
  } finally {
    await edge.stop();
    await counted.stop();
  }
}
