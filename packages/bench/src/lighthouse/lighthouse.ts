import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';

import { chromiumPath } from '#browser.ts';
import { certificate } from '#edge/certificate.ts';
import { openEncryptedEdge } from '#edge/open-edge.ts';
import { pages } from '#pages/addresses.ts';
import { installPeers, peers } from '#peers/install.ts';
import { needPrograms } from '#server/load.ts';
import { inMs, line, median } from '#table.ts';

const rounds = 5;
const program = `${peers}node_modules/lighthouse/cli/index.js`;

const metrics = {
  'first paint': 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocked: 'total-blocking-time',
} as const;

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
  /** How fast the machine was at that moment; a quiet desktop has 1,500 and more. */
  readonly environment: { readonly benchmarkIndex: number };
}

/** What Lighthouse says of the built product behind its proxy, on its own phone: slow 4G, a processor 4 times slower, both reckoned. */
export async function benchLighthouse(): Promise<void> {
  needPrograms('nginx', 'openssl');
  installPeers();
  const server = await openServer();
  await server.start();
  const edge = await openEncryptedEdge(new URL(server.address).host);
  try {
    console.log(`\nLighthouse, mobile, performance, through the proxy in front, HTTP/2, median of ${rounds}`);
    console.log(line('', 'score', ...Object.keys(metrics), 'shift', 'machine'));
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) reports.push(await audit(edge.address + path));
      const of = (figure: (report: Report) => number | undefined) => median(reports.map((report) => figure(report) ?? Number.NaN));
      const values = Object.values(metrics).map((metric) => inMs(of(({ audits }) => audits[metric]?.numericValue)));
      const shift = of(({ audits }) => audits['cumulative-layout-shift']?.numericValue).toFixed(3);
      const score = (100 * of(({ categories }) => categories.performance.score)).toFixed(0);
      console.log(line(name, score, ...values, shift, of(({ environment }) => environment.benchmarkIndex).toFixed(0)));
    }
  } finally {
    await edge.stop();
    await server.stop();
  }
}

async function audit(address: string): Promise<Report> {
  const asked = [
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    `--chrome-flags=--headless --no-sandbox ${certificate().trust}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...asked], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}
