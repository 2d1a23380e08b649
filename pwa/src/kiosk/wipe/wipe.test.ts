import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openOutboxStorage } from '#local/outbox-storage.ts';
import { queuedItem } from '#local/testing/queued-item.ts';
import { Texts } from '#local/testing/texts.ts';
import { mine } from '#mine/storage.ts';
import { wipe } from './wipe.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

test('every database of the app is a visitor’s own, which the wipe empties, or the kiosk’s', () => {
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const names = files.flatMap((file) =>
    [...readFileSync(source + file, 'utf8').matchAll(/new Dexie\('([\w-]+)'/g)].map(([, name]) => name),
  );
  const emptied = ['mine', 'office', 'outbox'];
  expect(new Set(names)).toEqual(new Set(['catalogue', 'kiosk', 'kiosk-key', ...emptied]));
});

test('nothing of a visitor is left: no draft, saved place, contact or answer, no copied text; what waits to be sent stays', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const indexedDB = new IDBFactory();
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
  const writeText = vi.fn(async (_text: string) => undefined);
  const [localStorage, sessionStorage] = [new Texts([['person', '{}']]), new Texts([['note', 'x']])];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { dataset: {} }, cookie: 'lang=mr' });
  const window = Object.assign(new EventTarget(), { name: 'Asha' });
  const locks = { request: async (_name: string, _options: object, work: (lock: object) => unknown) => work({}) };
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('navigator', { clipboard: { writeText }, locks });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));

  const own = await mine();
  await own.trackDraft({ form: 'contact', id: 'a', values: { name: 'Asha' }, savedAt: 1 });
  await own.reveal('stay');
  await own.changeSaved(() => ({ ids: ['fort'], stops: [] }));
  await own.countMissed('waterfall', 1);
  const outbox = await openOutboxStorage();
  for (const state of ['queued', 'sent', 'rejected'] as const) await outbox.change(state, () => queuedItem(state, { state }));
  const office = new Dexie('office');
  office.version(1).stores({ drafts: 'row' });
  await office.table('drafts').put({ row: '', values: { name: 'Fort' } });
  office.close();

  await wipe();

  expect(await own.draft('contact')).toBeUndefined();
  expect(await own.isRevealed('stay')).toBe(false);
  expect(await own.saved()).toBeUndefined();
  expect(await own.missed()).toEqual([]);
  expect((await outbox.all()).map(({ id }) => id)).toEqual(['queued']);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('office');
  expect([...localStorage.keys()].filter((key) => !key.startsWith('outbox:'))).toEqual([]);
  expect([...sessionStorage.keys()]).toEqual(['visited']);
  expect(page.cookie).toMatch(/^lang=; .*max-age=0/);
  expect(window.name).toBe('');
  expect(writeText).toHaveBeenLastCalledWith('');
});
