import { Dexie, type DexieOptions, type Table } from 'dexie';

import { reopening } from './reopening.ts';

/** What a paired device is: the truth about it, whatever localStorage says. */
export interface KioskIdentity {
  readonly id: string;
  readonly name: string;
  /** Undefined once the server has said that it knows this kiosk no more. */
  readonly token?: string;
  /** What staff leave with: PBKDF2 with HMAC-SHA-256; `salt` and `hash` in base64. */
  readonly exitPin: { readonly salt: string; readonly iterations: number; readonly hash: string };
}

/** Wrong PINs in a row, and until when none is heard. Milliseconds since 1970, by the device's clock. */
export interface WrongPins {
  readonly count: number;
  readonly until: number;
}

/** What a kiosk keeps of itself. Rejects where the device refuses to store. */
export interface KioskStorage {
  identity(): Promise<KioskIdentity | undefined>;
  /** Whoever it was before, it is this one now. */
  become(identity: KioskIdentity): Promise<void>;
  wrongPins(): Promise<WrongPins | undefined>;
  noteWrongPins(wrong: WrongPins): Promise<void>;
  /** It is no kiosk any more. */
  forget(): Promise<void>;
}

/** Dexie's database 'kiosk'. A pairing is made once: its commit waits for the disk. */
export async function openKiosk(options?: DexieOptions): Promise<KioskStorage> {
  const db = new Dexie('kiosk', { chromeTransactionDurability: 'strict', ...options });
  db.version(1).stores({ own: '' });
  await reopening(db, () => db.open());
  const own: Table<unknown, string> = db.table('own');

  return {
    identity: async () => (await reopening(db, () => own.get('identity'))) as KioskIdentity | undefined,
    become: (identity) =>
      reopening(db, () =>
        db.transaction('rw', own, async () => {
          await own.put(identity, 'identity');
          await own.delete('wrong-pins');
        }),
      ),
    wrongPins: async () => (await reopening(db, () => own.get('wrong-pins'))) as WrongPins | undefined,
    noteWrongPins: (wrong) => reopening(db, () => own.put(wrong, 'wrong-pins')).then(() => undefined),
    forget: () => reopening(db, () => own.clear()),
  };
}
