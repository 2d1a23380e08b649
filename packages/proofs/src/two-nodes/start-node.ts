import { createApp } from '@helpdesk/api/src/app.ts';
import { connect } from '@helpdesk/api/src/db/pool/connect.ts';
import { openHearing } from '@helpdesk/api/src/db/pool/hear.ts';
import { readLimits, requestLimits, workLimits } from '@helpdesk/api/src/db/pool/limits.ts';
import { readyAnswers } from '@helpdesk/api/src/http/kept/ready-answers.ts';
import { listen } from '@helpdesk/api/src/listen.ts';
import { largeBudget } from '@helpdesk/api/src/testing/budgets.ts';

/** On a machine with much to do nobody is answered of what is held for want of time. */
const patienceMs = 60_000;

interface Place {
  readonly databaseUrl: string;
  /** Where it is told of changes. */
  readonly toldAt: string;
  readonly dataDir: string;
  readonly now: () => number;
}

/** One of several servers over the same data, put together as `main.ts` does. */
export async function startNode({ databaseUrl, toldAt, dataDir, now }: Place) {
  const sql = connect(databaseUrl, { limits: requestLimits });
  const reads = connect(databaseUrl, { max: 3, limits: readLimits });
  const bulk = connect(databaseUrl, { max: 3, limits: workLimits });
  const changes = openHearing(toldAt, 'catalogue');
  const ready = readyAnswers(1024 * 1024);
  const app = createApp({ sql, reads, bulk, dataDir, patienceMs, now, ready, hearChanges: changes.hear, budget: largeBudget() });
  const listener = await listen(Promise.resolve(app), { port: 0, host: '127.0.0.1', ready });
  return {
    app,
    address: `http://127.0.0.1:${listener.port}`,
    async stop() {
      await listener.close(0);
      await changes.close();
      await Promise.all([sql, reads, bulk].map((pool) => pool.end()));
    },
  };
}
