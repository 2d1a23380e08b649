import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { nowhere } from '#e2e/testing/addresses.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { expectUpToDate, reachUntil } from '#e2e/testing/stored-catalogue.ts';
import { commentsAt, fillContactForm, saved, test } from './many-enquiries.ts';

const rounds = 10;

/**
 * Writes every row of the guide again, and again, so that a kill leaves a half-written record. In one of eight rounds the browser finds the
 * databases broken when it opens them the second time after that.
 */
const rewriteForEver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('catalogue');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const stores = [...db.objectStoreNames].filter((name) => name !== 'meta');
    const rewrite = () => {
      const writing = db.transaction(stores, 'readwrite');
      for (const store of stores) {
        const rows = writing.objectStore(store).getAll();
        rows.onsuccess = () => {
          for (const row of rows.result) writing.objectStore(store).put(row);
        };
      }
      writing.oncomplete = rewrite;
    };
    rewrite();
  });

test(
  'an enquiry that is saved after a kill arrives once, though the browser is killed again at once',
  inLongRun,
  async ({ regular: phone, server, network }) => {
    const comments: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await phone.page.goto('/');
      await expectUpToDate(phone.page, server);
      await phone.page.goto(nowhere);
      await rewriteForEver(phone.page);
      await new Promise((resolve) => setTimeout(resolve, 50 + ((round * 37) % 400)));
      await phone.killAndReopen();

      network.decide((line) => ({ kind: line.startsWith('POST /api/contact-form') ? 'lost request' : 'none' }));
      const comment = `${round} ${randomUUID()}`;
      comments.push(comment);
      await fillContactForm(phone.page, comment);
      await phone.page.getByRole('button', { name: 'Submit' }).click();
      await phone.page.getByText(saved).first().waitFor();
      await phone.killAndReopen();

      network.decide(() => ({ kind: 'none' }));
      await phone.page.goto('/');
      await reachUntil(phone.page, async () => (await commentsAt(server)).includes(comment));
    }
    expect((await commentsAt(server)).sort()).toEqual(comments.sort());
  },
);
