import { openFaultProxy } from './fault-proxy.ts';
import { test as base } from './phone.ts';

interface Things {
  network: Awaited<ReturnType<typeof openFaultProxy>>;
}

/** A phone and a server of this test's own, between which every request passes a network that fails when it is told to. */
export const test = base.extend<Things>({
  network: async ({ server }, use) => {
    const proxy = await openFaultProxy(server.address);
    await use(proxy);
    await proxy.stop();
  },
  address: ({ network }, use) => use(network.address),
  expected: /^Failed to load resource: the server responded with a status of \d+/,
});
