import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';

import { type Fault, openFaultProxy } from './fault-proxy.ts';

const answer = { fine: true };

async function expectOutcome(fault: Fault, outcome: { heard: number; said: string }): Promise<void> {
  let heard = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      heard += 1;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxy = await openFaultProxy(`http://127.0.0.1:${typeof address === 'object' && address?.port}`);
  proxy.decide(() => fault);
  // Only silence is waited for in vain.
  const patienceMs = fault.kind === 'hang' ? 500 : 60_000;
  const sent = fetch(proxy.address, { method: 'POST', body: 'x'.repeat(3000), signal: AbortSignal.timeout(patienceMs) });
  const said = await sent.then(
    async (response) => `${response.status} ${await response.text().catch(() => 'cut')}`,
    (error: Error) => (error.name === 'TimeoutError' ? 'silence' : 'reset'),
  );
  expect(said).toBe(outcome.said);
  await expect.poll(() => heard).toBe(outcome.heard);
  await proxy.stop();
  server.close();
}

const fine = `200 ${JSON.stringify(answer)}`;
const bad: readonly [fault: Fault, outcome: { heard: number; said: string }][] = [
  [{ kind: 'none' }, { heard: 1, said: fine }],
  [
    { kind: 'late', by: 50 },
    { heard: 1, said: fine },
  ],
  [{ kind: 'lost request' }, { heard: 0, said: 'reset' }],
  [{ kind: 'lost answer' }, { heard: 1, said: 'reset' }],
  [
    { kind: 'cut', after: 5 },
    { heard: 1, said: 'reset' },
  ],
  [{ kind: 'cut after the head' }, { heard: 1, said: '200 cut' }],
  [{ kind: 'hang' }, { heard: 0, said: 'silence' }],
  [{ kind: 'portal' }, { heard: 0, said: '200 <h1>Welcome to our wireless network</h1>' }],
  [{ kind: 'bad gateway' }, { heard: 0, said: '502 <h1>502 Bad Gateway</h1>' }],
  [{ kind: 'twice' }, { heard: 2, said: fine }],
  [
    { kind: 'altered', alter: (body) => body.slice(0, -2) },
    { heard: 1, said: fine.slice(0, -2) },
  ],
  [
    { kind: 'without header', header: 'content-type' },
    { heard: 1, said: fine },
  ],
];

for (const [fault, outcome] of bad) {
  test(`the bad network of our tests can do this: ${fault.kind}`, async () => {
    await expectOutcome(fault, outcome);
  });
}
