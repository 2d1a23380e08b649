/** When somebody has shown that what is stored matters. At any other moment a browser that asks would only be in the way. */
export type PersistenceMoment = 'submission' | 'install';

const keyOf = (moment: PersistenceMoment): string => `asked-to-keep:${moment}`;

interface Tools {
  /** Missing over plain http. */
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'>;
  /** Missing where storage is blocked; then the moment may come twice. */
  readonly memory?: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Asks the browser never to clear by itself what this phone stores: once at each moment, and not if it promised that
 * already, since some browsers put the question to the person. Never rejects.
 */
export async function requestPersistence(moment: PersistenceMoment, { storage, memory }: Tools = browser()): Promise<void> {
  try {
    if (!storage?.persist || memory?.getItem(keyOf(moment)) || (await storage.persisted())) return;
    memory?.setItem(keyOf(moment), 'true');
    await storage.persist();
  } catch {
    // A browser that will not say so may clear it; nothing can be done about that.
  }
}

/** Whether the browser promised never to clear it by itself; undefined where it does not say. */
export async function isKept(storage: Tools['storage'] = navigator.storage): Promise<boolean | undefined> {
  try {
    return await storage?.persisted?.();
  } catch {
    return undefined;
  }
}

/** Where storage is blocked the mere look at it throws. */
function browser(): Tools {
  const { storage } = navigator;
  try {
    return { storage, memory: localStorage };
  } catch {
    return { storage };
  }
}
