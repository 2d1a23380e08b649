import { pageCacheBytes } from '#local/page-cache.ts';
import { isKept } from '#local/persistence.ts';
import type { Pictures } from '#sync/pictures.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueStore } from './catalogue-store.ts';
import { pictureReport } from './phone.ts';
import { askPrecached } from './readiness.ts';

/** What this phone holds of the guide, in bytes. */
export interface CopyReport {
  readonly text: number;
  readonly pictures: Awaited<ReturnType<Pictures['pictureReport']>>;
  /** The app's own files and the pages that it opens with; undefined where there is no worker that keeps them. */
  readonly app?: number;
  /** Everything of this address as the browser counts it; undefined where it does not say. */
  readonly usage?: number;
  /** Whether the browser promised never to clear it by itself; undefined where it does not say. */
  readonly kept?: boolean;
}

/** Rows whose sizes are added up without a pause: what is on the screen stays quick. */
const rowsAtOnce = 200;

export async function copyReport(): Promise<CopyReport> {
  const [text, pictures, app, usage, kept] = await Promise.all([
    textBytes(catalogueStore.get()?.rows),
    pictureReport(),
    appBytes(),
    storageUsage(),
    isKept(),
  ]);
  return { text, pictures, app, usage, kept };
}

/** As JSON, which is about what a database makes of it. */
export async function textBytes(rows: Catalogue['rows'] | undefined): Promise<number> {
  const encoder = new TextEncoder();
  const all = Object.values(rows ?? {}).flat();
  let bytes = 0;
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    for (const row of all.slice(from, from + rowsAtOnce)) bytes += encoder.encode(JSON.stringify(row)).length;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return bytes;
}

/** Only an active worker answers; one that could not be registered would be waited for in vain. */
async function appBytes(): Promise<number | undefined> {
  const workers = navigator.serviceWorker;
  const registration = await workers?.getRegistration().catch(() => undefined);
  const files = registration?.active ? await askPrecached(workers, true) : undefined;
  return files && files.bytes + (await pageCacheBytes());
}

async function storageUsage(): Promise<number | undefined> {
  return (await navigator.storage?.estimate?.().catch(() => undefined))?.usage;
}
