import { expect, type Page } from '@playwright/test';
import { nowhere } from '#e2e/testing/addresses.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/networked-phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import type { Server } from '#e2e/testing/server.ts';
import { clearByBrowser, stateOf, storedIn } from '#e2e/testing/stored-catalogue.ts';
import { watchWriting } from '#e2e/testing/writing.ts';

/** Until a phone that holds nothing holds what the server has. */
async function fill(page: Page, server: Server): Promise<void> {
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect.poll(() => storedIn(page), { intervals: [100] }).toEqual(await stateOf(server));
  await page.goto(nowhere);
}

/** Every listing, so that the change takes a while. */
const changeEverything = (server: Server): Promise<void> =>
  server.change(async (tx) => {
    for (const table of ['place', 'resort', 'restaurant']) await tx`UPDATE ${tx(table)} SET popular = NOT popular`;
  });

interface Fill {
  readonly what: string;
  readonly asksFor: RegExp;
  /** Makes the next pull of a phone that holds nothing one of these; the page is nowhere. */
  begin?(page: Page, server: Server): Promise<void>;
}

const fills: readonly Fill[] = [
  { what: 'a first fill', asksFor: /^GET \/api\/sync\/v1\/snapshot\// },
  {
    what: 'a delta',
    asksFor: /^GET \/api\/sync\/v1\/delta\//,
    begin: async (page, server) => {
      await fill(page, server);
      await changeEverything(server);
    },
  },
];

type Writing = Awaited<ReturnType<typeof watchWriting>>;

interface Moment {
  readonly when: string;
  readonly isAnswered: boolean;
  /** Whether the change, once it began, goes no further. */
  readonly isHeld: boolean;
  readonly comes: (asked: Promise<void>, writing: Writing) => Promise<unknown>;
  readonly hasWritten: Partial<Writing['heard']>;
}

const moments: readonly Moment[] = [
  { when: 'while it is on its way', isAnswered: false, isHeld: false, comes: (asked) => asked, hasWritten: { begun: false } },
  {
    when: 'as it is being written',
    isAnswered: true,
    isHeld: true,
    comes: (_, { begun }) => begun,
    hasWritten: { begun: true, stored: false },
  },
  { when: 'once it is stored', isAnswered: true, isHeld: false, comes: (_, { stored }) => stored, hasWritten: { stored: true } },
];

const anyMoment: Moment = {
  when: 'at any moment',
  isAnswered: true,
  isHeld: false,
  comes: async (asked) => {
    await asked;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 800));
  },
  hasWritten: {},
};
const rounds = [...moments, ...Array.from({ length: 50 }, () => anyMoment)];

for (const { what, asksFor, begin } of fills) {
  test(
    `a browser that is killed at any moment of ${what} has all of it or nothing, and after the next pull what the server has`,
    inLongRun,
    async ({ regular: phone, network, server }) => {
      await phone.page.goto('/');
      await waitUntilReady(phone.page);
      for (const { when, isAnswered, isHeld, comes, hasWritten } of rounds) {
        const { page } = phone;
        await page.goto(nowhere);
        await clearByBrowser(page);
        await begin?.(page, server);
        const [before, after] = [await storedIn(page), await stateOf(server)];
        expect(before).not.toEqual(after);

        const asked = new Promise<void>((resolve) => {
          network.decide((line) => {
            if (!asksFor.test(line)) return { kind: 'none' };
            resolve();
            return { kind: isAnswered ? 'none' : 'hang' };
          });
        });
        const writing = await watchWriting(page, { database: 'catalogue', isHeld, atOnce: true });
        const session = await page.context().newCDPSession(page);
        // What the browser cached by itself would be no download.
        await session.send('Network.clearBrowserCache');
        await page.goto('/about-us', { waitUntil: 'commit' });
        await comes(asked, writing);
        await phone.killAndReopen();

        expect(writing.heard, when).toMatchObject(hasWritten);
        await phone.page.goto(nowhere);
        expect([before, after], when).toContainEqual(await storedIn(phone.page));
        network.decide(() => ({ kind: 'none' }));
        await phone.page.goto('/about-us', { waitUntil: 'commit' });
        await expect.poll(() => storedIn(phone.page), { intervals: [250] }).toEqual(after);
      }
    },
  );
}
