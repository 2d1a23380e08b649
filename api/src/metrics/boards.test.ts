import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connect } from '#db/pool/connect.ts';
import { lookForMetrics } from './look.ts';
import { openMeters } from './meters.ts';

const file = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const { registry } = await openMeters(() => ({ whole: 0, unchanged: 0 }));
const nowhere = connect('postgres://nobody@127.0.0.1:1/nothing');
await lookForMetrics(registry, { pools: {}, sql: nowhere, dataDir: '/nowhere', sendsMail: true });

/** By the type: what a histogram is asked by. */
const names = (await registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
  `${type}` === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
);
const namedIn = (expression: string) => expression.match(/\b(?:helpdesk|nodejs|process)_\w+/g) ?? [];

interface Board {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
const panels = (JSON.parse(file('deploy/grafana/helpdesk.json')) as Board).panels.map(
  ({ title, targets }) => [title, targets.map(({ expr }) => expr).join(' ')] as const,
);
const rules = file('deploy/prometheus/alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)\n +expr: (.+)\n/g)].map(([, name = '', expression = '']) => [name, expression] as const);

test.each([...panels, ...alerts])('“%s” asks for metrics that there are', (_title, expression) => {
  const named = namedIn(expression);
  // Prometheus itself says whether a server is up.
  expect(named.length > 0).toBe(!expression.startsWith('up{'));
  for (const name of named) expect(names).toContain(name);
});

test('every metric of ours is on the board or in an alert', () => {
  const shown = new Set([...panels, ...alerts].flatMap(([, expression]) => namedIn(expression)));
  expect(names.filter((name) => name.startsWith('helpdesk_') && !shown.has(name))).toEqual([]);
});

test('every alert has its line in the runbook', () => {
  expect(alerts.length).toBe(rules.split('- alert:').length - 1);
  const runbook = file('docs/operations.md');
  for (const [name] of alerts) expect(runbook).toContain(`\`${name}\``);
});
