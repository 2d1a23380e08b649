import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import { needPrograms } from '#server/load.ts';
import { line } from '#table.ts';
import { assumptions } from './assumptions.ts';
import { costs } from './costs.ts';
import { type Measured, measure } from './measure.ts';
import { type Count, kinds, type Tally } from './origin.ts';
import { askRealEdge } from './real-edge.ts';
import { simulate } from './simulate.ts';

/** What the server behind an edge may be asked for on a day with a million visits. */
const goals = { requests: 2_100_000, bytes: 24e9 };

/** A year of a million visits a day, as the server and the edge before it see them; and the real edge under load. */
export async function benchScale(): Promise<void> {
  needPrograms('nginx', 'wrk');
  const server = await openServer({ TRUSTED_PROXY_HOPS: '1' });
  await server.start();
  let measured: Measured;
  try {
    measured = await measure(server);
    tellMeasured(measured);
    await askRealEdge(server);
  } finally {
    await server.stop();
  }
  const begun = performance.now();
  const { days, phones } = simulate(measured);
  const took = (performance.now() - begun) / 1_000;
  const saves = days.reduce((sum, day) => sum + day.saves, 0);
  console.log(
    `\n${whole(assumptions.visits)} visits a day of ${whole(phones)} phones in ${megabytes(16 * phones)}, ${days.length} days, ${saves} saves; simulated in ${took.toFixed(0)} s`,
  );
  tellDays(days);
}

function tellMeasured({ delta, ...measured }: Measured): void {
  console.log(`\nThe real server's answers, bytes with headers\n`);
  for (const [name, figure] of Object.entries(measured)) console.log(line(name, Math.round(figure).toLocaleString('en')));
  for (const rows of [1, 10, 100]) console.log(line(`delta of ${rows}`, Math.round(delta(rows)).toLocaleString('en')));
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
const whole = (figure: number): string => Math.round(figure).toLocaleString('en');

function tellDays(days: readonly Tally[]): void {
  const mean = (side: 'atOrigin' | 'atEdge', what: (typeof kinds)[number], figure: keyof Count) =>
    days.reduce((sum, day) => sum + day[side][what][figure], 0) / days.length;
  console.log(`\nMean of a day\n${line('', 'to the edge', '', 'to the server', '')}`);
  for (const what of kinds) {
    console.log(
      line(
        what,
        whole(mean('atEdge', what, 'requests')),
        megabytes(mean('atEdge', what, 'bytes')),
        whole(mean('atOrigin', what, 'requests')),
        megabytes(mean('atOrigin', what, 'bytes')),
      ),
    );
  }
  const sumOf = (day: Tally, side: 'atOrigin' | 'atEdge', figure: keyof Count) =>
    kinds.reduce((sum, what) => sum + day[side][what][figure], 0);
  const meanOf = (side: 'atOrigin' | 'atEdge', figure: keyof Count) =>
    days.reduce((sum, day) => sum + sumOf(day, side, figure), 0) / days.length;
  const most = (figure: keyof Count) => Math.max(...days.map((day) => sumOf(day, 'atOrigin', figure)));
  console.log(
    line(
      'all',
      whole(meanOf('atEdge', 'requests')),
      megabytes(meanOf('atEdge', 'bytes')),
      whole(meanOf('atOrigin', 'requests')),
      megabytes(meanOf('atOrigin', 'bytes')),
    ),
  );
  console.log(line('the fullest day', '', '', whole(most('requests')), megabytes(most('bytes'))));
  console.log(line('goal', '', '', whole(goals.requests), megabytes(goals.bytes)));
  costs({ edge: meanOf('atEdge', 'bytes'), origin: meanOf('atOrigin', 'bytes') });
  if (most('requests') > goals.requests || most('bytes') > goals.bytes)
    throw new Error('The server would be asked for more than the goal allows.');
}
