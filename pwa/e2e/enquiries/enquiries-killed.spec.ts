import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { nowhere } from '#e2e/testing/addresses.ts';
import type { Fault } from '#e2e/testing/fault-proxy.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import type { Server } from '#e2e/testing/server.ts';
import { clearByBrowser, reachUntil } from '#e2e/testing/stored-catalogue.ts';
import { watchWriting } from '#e2e/testing/writing.ts';
import { commentsAt, expectAtMostWait, fillContactForm, saved, test } from './many-enquiries.ts';

interface Moment {
  readonly when: string;
  /** What befalls the enquiry on its way. */
  readonly fault: Fault;
  /** Whether the phone's storing is held up for good. */
  readonly isHeld: boolean;
  readonly comes: (seen: { page: Page; server: Server; begun: Promise<void>; isAsked: () => boolean; comment: string }) => Promise<unknown>;
  /** Whether it must arrive. */
  readonly isSafe: (page: Page) => boolean | Promise<boolean>;
}

const received = 'We have received your Information!';
const moments: readonly Moment[] = [
  { when: 'as the phone stores it', fault: { kind: 'none' }, isHeld: true, comes: ({ begun }) => begun, isSafe: () => false },
  {
    when: 'as it is on its way',
    fault: { kind: 'hang' },
    isHeld: false,
    comes: ({ page, isAsked }) => reachUntil(page, isAsked),
    isSafe: () => true,
  },
  {
    when: 'when the server has it and the phone does not know',
    fault: { kind: 'lost answer' },
    isHeld: false,
    comes: ({ page, server, comment }) => reachUntil(page, async () => (await commentsAt(server)).includes(comment)),
    isSafe: () => true,
  },
  {
    when: 'when the screen calls it saved',
    fault: { kind: 'lost request' },
    isHeld: false,
    comes: ({ page }) => page.getByText(saved).first().waitFor(),
    isSafe: () => true,
  },
  {
    when: 'when the screen has said what became of it',
    fault: { kind: 'none' },
    isHeld: false,
    comes: ({ page }) => page.getByText(saved).or(page.getByText(received)).first().waitFor(),
    isSafe: () => true,
  },
];

/** At any other, from at once to after the word. */
const anyMoment = (round: number): Moment => ({
  when: `${(round * 37) % 400} ms after it was sent`,
  fault: { kind: round % 2 === 0 ? 'lost request' : 'none' },
  isHeld: false,
  comes: () => new Promise((resolve) => setTimeout(resolve, (round * 37) % 400)),
  isSafe: (page) => page.getByText(saved).or(page.getByText(received)).first().isVisible(),
});
const rounds = [...moments, ...Array.from({ length: 50 }, (_, round) => anyMoment(round))];

test(
  'a browser that is killed around a submit has lost nothing that it stored or called saved, and doubled nothing',
  inLongRun,
  async ({ regular: phone, server, network }) => {
    await phone.page.goto('/');
    await waitUntilReady(phone.page);
    const safe: string[] = [];
    for (const { when, fault, isHeld, comes, isSafe } of rounds) {
      const { page } = phone;
      await page.goto(nowhere);
      await clearByBrowser(page);
      // A draft that is left would bring the key of an enquiry that was sent.
      await page.evaluate(() => localStorage.clear());
      let isAsked = false;
      network.decide((line) => {
        if (!line.startsWith('POST /api/contact-form')) return { kind: 'none' };
        isAsked = true;
        return fault;
      });
      const { begun, begin } = await watchWriting(page, { database: 'outbox', isHeld, atOnce: false });
      const comment = `${when} ${randomUUID()}`;
      await fillContactForm(page, comment);
      await begin();
      await page.getByRole('button', { name: 'Submit' }).click();
      await comes({ page, server, begun, isAsked: () => isAsked, comment });
      if (await isSafe(page)) safe.push(comment);
      await phone.killAndReopen();
      await phone.page.goto('/');
      network.decide(() => ({ kind: 'none' }));
      await expectAtMostWait(phone.page, 0);
    }
    const comments = await commentsAt(server);
    expect(new Set(comments).size).toBe(comments.length);
    expect(safe.filter((comment) => !comments.includes(comment))).toEqual([]);
  },
);
