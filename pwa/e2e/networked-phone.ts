import { openFaultProxy } from './fault-proxy.ts';
import { test as base } from './phone.ts';
import { lendServer } from './server.ts';

interface Things {
  network: Awaited<ReturnType<typeof openFaultProxy>>;
}

/** A phone and a server of this test's own, between which every request passes a network that fails when it is told to. */
export const test = base.extend<Things>({
  // Behind the network, which has the port.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use),
  network: async ({ server, port }, use) => {
    const proxy = await openFaultProxy(server.address, port);
    await use(proxy);
    await proxy.stop();
  },
  address: ({ network }, use) => use(network.address),
  expected: /^Failed to load resource: the server responded with a status of \d+/,
});
