import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

import type { tell } from './outbox-in-page.ts';

/** What the phone knows of an enquiry. */
export interface Kept {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly reference?: string;
  readonly body: string;
}

let bundled: Promise<string> | undefined;

/** `outbox-in-page.ts` with all that it stands on, as one script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('outbox-in-page.ts', import.meta.url)), formats: ['iife'], name: 'outboxInPage' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('There is nothing to run in the page.');
  return output.output[0].code;
}

/** Hands enquiries to the outbox of a page, one after the other; returns when all are stored. */
export async function tellAll(page: Page, items: Parameters<typeof tell>[0]): Promise<void> {
  bundled ??= bundle();
  await page.evaluate(await bundled);
  await page.evaluate((all) => (globalThis as unknown as { outboxInPage: { tell: typeof tell } }).outboxInPage.tell(all), items);
}

/** Everything in the phone's outbox, read past the product's own code. */
export const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('items').objectStore('items').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as Kept[]);
          };
          all.onerror = () => reject(all.error);
        };
      }),
  );
