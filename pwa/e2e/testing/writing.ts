import type { Page } from '@playwright/test';

interface Watched {
  readonly database: string;
  /** Whether its changes go on for ever once they began. */
  readonly isHeld: boolean;
  /** Whether it begins with the next page, else with `begin`. */
  readonly atOnce: boolean;
}

/** What the next pages in a tab write into a database. */
export async function watchWriting(page: Page, watched: Watched) {
  const heard = { begun: false, stored: false };
  const told = async (what: keyof typeof heard, text: string) => {
    await page.waitForEvent('console', { predicate: (message) => message.text() === text, timeout: 0 });
    heard[what] = true;
  };
  const [begun, stored] = [told('begun', 'it is being written'), told('stored', 'it is stored')];
  // A page that is killed tells no more.
  for (const each of [begun, stored]) each.catch(() => undefined);
  await page.addInitScript(noteWriting, watched);
  return { heard, begun, stored, begin: () => page.evaluate(() => void Object.assign(window, { isWritingWatched: true })) };
}

/** Runs in the page before anything of it does. A change that is held asks and asks: as long as it is answered it does not end. */
function noteWriting({ database, isHeld, atOnce }: Watched): void {
  Object.assign(window, { isWritingWatched: atOnce });
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
    const begun = transaction.apply(this, asked);
    if (this.name !== database || asked[1] !== 'readwrite' || !Reflect.get(window, 'isWritingWatched')) return begun;
    const [store = ''] = begun.objectStoreNames;
    let answers = 0;
    const ask = () => {
      begun.objectStore(store).count().onsuccess = () => {
        answers += 1;
        // By then some of what it writes is written.
        if (answers === 20) console.warn('it is being written');
        if (isHeld || answers < 20) ask();
      };
    };
    ask();
    begun.addEventListener('complete', () => console.warn('it is stored'));
    return begun;
  };
}
